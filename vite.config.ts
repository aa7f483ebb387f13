import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { serverPrefixes } from './contract/paths.ts'
import { manifest } from './app/manifest.ts'
import { paintFirst } from './scripts/paintFirst.ts'

const api = process.env['MODAK_API'] ?? 'http://127.0.0.1:3001'

/**
 * What every page needs goes into one chunk, what the pages with mantras need into another, and what
 * several need into few: two dozen small chunks compress several KB worse.
 */
const sharedChunks = [
  { name: 'app', tags: ['$initial' as const], test: /^(?!.*late\.css)/ },
  {
    name: 'mantras',
    minShareCount: 3,
    test: /app\/features\/mantras|app\/audio\/format|app\/ui\/s(anskrit|ection)|lucide/i,
  },
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1_500 },
]

/** One configuration for the browser's build, the server's build (`--ssr`) and the dev server. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './app/routes',
      generatedRouteTree: './app/routeTree.gen.ts',
      quoteStyle: 'single',
    }),
    react(),
    tailwindcss(),
    !isSsrBuild &&
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'sw',
        filename: 'sw.ts',
        injectRegister: false,
        manifest,
        injectManifest: {
          globPatterns: [
            '**/*.{js,html,woff2,svg,webmanifest}',
            'assets/late-*.css',
            'icons/{icon-192,badge-96}.png',
          ],
          // Audio is saved by hand, staff's code is theirs, and the styles stand in the document.
          globIgnores: ['audio/**', 'assets/admin-*', 'assets/*-full-*'],
        },
      }),
    paintFirst(),
  ],
  resolve: {
    // React has had the hook since 18: the router's shim for older ones need not be sent.
    alias: {
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  build: isSsrBuild
    ? { outDir: 'dist/ssr', copyPublicDir: false }
    : {
        outDir: 'dist/client',
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: ['index.html', 'app/late.css'],
          output: { codeSplitting: { groups: sharedChunks } },
        },
      },
  server: { proxy: Object.fromEntries(serverPrefixes.map((prefix) => [prefix, api])) },
}))
