import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

// In development the pages come from vite and everything under /api from a server: epochal serve.
const server = process.env.EPOCHAL_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/epochal/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // Fonts and pictures as files of their own: the content policy need not allow data addresses.
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        // A board's data is a file of its own, so that a change of code does not send it anew.
        codeSplitting: { groups: [{ name: (file) => `map-${file.split('/').at(-2)}`, test: /\/map\.json$/ }] },
      },
    },
  },
  // Components are tested as the browser gets them.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'], testTimeout: 60_000 },
  server: { proxy: { '/api': { target: server, ws: true } }, strictPort: true },
})
