"""Draws a map.json into a PNG to look at: python preview.py game out.png [x y width height]."""

# mypy: disable-error-code="import-not-found, import-untyped"

import json
import sys

import board
import cairosvg

TINTS = ["#dcc9a0", "#cfd2a5", "#e3bfa3", "#c6cfc0", "#d9cfc4", "#e6d8a8"]


def main() -> None:
    game, out_file, *part = sys.argv[1:]
    page = json.loads(board.result(game).read_text(encoding="utf-8"))
    view = [float(v) for v in part] or [0, 0, page["width"], page["height"]]
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{" ".join(map(str, view))}" font-family="DejaVu Serif">'
    ]
    out.append(f'<rect width="{page["width"]}" height="{page["height"]}" fill="#cfe0e4"/>')
    for water in page["waters"].values():
        fill = "#b4ccd6" if water.get("kind") == "ocean" else "none"
        out.append(f'<path d="{water["d"]}" fill="{fill}" stroke="#a9c4cc" stroke-width="1"/>')
    out.append(f'<path d="{page["background"].get("unsailed", "")}" fill="#e6eaea"/>')
    out.append(
        f'<path d="{page["background"]["graticule"]}" fill="none" stroke="#b9d0d6" stroke-width=".6"/>'
    )
    out.append(f'<path d="{page["background"]["land"]}" fill="#d8d6cc" stroke="#b0a890" stroke-width=".6"/>')
    for land in page["barren"].values():
        out.append(f'<path d="{land["d"]}" fill="#cfc8b4" stroke="#77694a" stroke-width=".7"/>')
    for number, land in enumerate(page["lands"].values()):
        out.append(
            f'<path d="{land["d"]}" fill="{TINTS[number % 6]}" stroke="#5a4c33" stroke-width=".8" stroke-linejoin="round"/>'
        )
    for entry in page["exceptions"]:
        colour = {"ridge": "#a00", "link": "#080", "harbour": "#2a6db0", "closed": "#a00"}[entry["kind"]]
        out.append(f'<path d="{entry["path"]}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
    for strait in page["straits"]:
        (ax, ay), (bx, by) = strait["points"]
        out.append(f'<path d="M{ax} {ay}L{bx} {by}" stroke="#933" stroke-width="2" stroke-dasharray="3 2"/>')
    for terrain in page["terrain"]:
        for x, y, _ in terrain["marks"]:
            if terrain["kind"] == "mountain":
                out.append(f'<path d="M{x - 4} {y + 3}l4-7 4 7z" fill="#8a7355"/>')
            elif terrain["kind"] == "forest":
                out.append(f'<circle cx="{x}" cy="{y}" r="3" fill="#5d7d4a"/>')
        if terrain["kind"] == "great_wall":
            out.append(
                f'<path d="{terrain["path"]}" fill="none" stroke="#7a4a3a" stroke-width="2.5" stroke-dasharray="4 2"/>'
            )
    for name, land in page["lands"].items():
        x, y = land["anchor"]
        out.append(f'<circle cx="{x}" cy="{y}" r="9" fill="#b23a48" fill-opacity=".75"/>')
        x, y, size = land["label"]
        out.append(
            f'<text x="{x}" y="{y}" font-size="{size * 0.8}" text-anchor="middle">{name.replace("_", " ")}</text>'
        )
    for name, land in page["barren"].items():
        if "anchor" in land:
            x, y = land["anchor"]
            out.append(f'<circle cx="{x}" cy="{y}" r="8" fill="none" stroke="#666"/>')
        x, y, size = land["label"]
        out.append(
            f'<text x="{x}" y="{y}" font-size="{size}" font-style="italic" text-anchor="middle" fill="#666">{name.replace("_", " ")}</text>'
        )
    for name, water in page["waters"].items():
        x, y, size, angle = water["label"]
        out.append(
            f'<text x="{x}" y="{y}" font-size="{size}" font-style="italic" fill="#346" text-anchor="middle" transform="rotate({angle} {x} {y})">{name.replace("_", " ")}</text>'
        )
        x, y = water["anchor"]
        out.append(f'<circle cx="{x}" cy="{y}" r="8" fill="none" stroke="#346"/>')
    out.append("</svg>")
    cairosvg.svg2png("".join(out).encode(), write_to=out_file, output_width=1600)


if __name__ == "__main__":
    main()
