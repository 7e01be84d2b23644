"""How fast the page is, measured in the page."""

from tests.browser.visit import Visitor

LOOK = 600

# From the moment of a click to the first frame after something on the page has changed because of it.
LISTEN = """() => {
    window.answers = []
    addEventListener('click', (click) => {
        const watch = new MutationObserver(() => {
            watch.disconnect()
            requestAnimationFrame(() => {
                const painted = new MessageChannel()
                painted.port1.onmessage = () => window.answers.push(performance.now() - click.timeStamp)
                painted.port2.postMessage(0)
            })
        })
        watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
    }, true)
}"""


def first_paint(visitor: Visitor) -> float:
    """Milliseconds from the call of the page to its first content."""
    visitor.until(
        lambda: bool(visitor.page.evaluate("performance.getEntriesByName('first-contentful-paint').length"))
    )
    found: float = visitor.page.evaluate(
        "performance.getEntriesByName('first-contentful-paint')[0].startTime"
    )
    return found


def listen(visitor: Visitor) -> None:
    """Measure every click from now on."""
    visitor.page.evaluate(LISTEN)


def click(visitor: Visitor) -> None:
    """Click the first choice as a person would: after a look at what came before."""
    visitor.page.wait_for_timeout(LOOK)
    visitor.choose(visitor.choices.first)


def answered(visitor: Visitor) -> list[float]:
    """Milliseconds from a click to its answer on the screen, for every click since ``listen``."""
    visitor.until(lambda: bool(visitor.page.evaluate("window.answers.length")))
    answers: list[float] = visitor.page.evaluate("window.answers")
    return answers
