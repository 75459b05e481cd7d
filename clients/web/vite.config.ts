import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compressed } from './plugins/compressed.ts';
import { helpPages } from './plugins/help-pages.ts';

/** Where `npm run dev` finds a game server. */
const SERVER = process.env['BAFUDA_SERVER'] ?? 'http://localhost:8000';

export default defineConfig({
  plugins: [svelte(), helpPages(), compressed()],
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the Content-Security-Policy allows no data: addresses
    modulePreload: { polyfill: false },
    cssCodeSplit: true,
  },
  server: {
    fs: { allow: ['../..'] }, // help pages and locales lie outside
    proxy: {
      '/ws': { target: SERVER, ws: true },
      '/qr': SERVER,
      '/packs': SERVER,
    },
  },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
});
