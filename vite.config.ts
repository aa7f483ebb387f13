import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { serverPrefixes } from './contract/paths.ts'
import { paintFirst } from './scripts/paintFirst.ts'

const api = process.env['MODAK_API'] ?? 'http://127.0.0.1:3001'

/** Staff's code: one chunk, which no phone keeps. */
const staff = new RegExp(
  [
    'app/(?:admin/|features/admin/|i18n/en/admin|routes/-admin(?!First))',
    'contract/(?:(?!first)[a-zA-Z]+Admin|audit|paging|pujaSettings)\\.ts',
    // What of the libraries nobody else uses.
    '@tanstack/.+/(?:queriesObserver|useQueries|useBlocker|queryOptions)\\.js',
  ].join('|'),
)

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
  // Large, and never to be drawn in by something small that several pages share.
  { name: 'cities', test: /almanac\/cities/ },
  { name: 'zod', test: /node_modules\/zod/ },
  { name: 'forms', test: /node_modules\/(react-hook-form|@hookform)/ },
  {
    name: 'shared',
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 1500,
    test: (file: string) => !staff.test(file),
  },
  { name: 'admin', test: staff },
]

/** A file of ours that stands in for a library's. */
const own = (path: string) => join(import.meta.dirname, path)

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
        // The server makes it, with the temple’s name in it.
        manifest: false,
        injectManifest: {
          globPatterns: [
            '**/*.{js,html,woff2,svg}',
            'assets/{index,late}-*.css',
            'icons/{icon-192,badge-96}.png',
          ],
          // Audio is saved by hand, and staff's code is theirs.
          globIgnores: ['audio/**', 'assets/{admin-,-admin}*', 'assets/*-full-*'],
          // The server gives the bare document at an address of its own: `/index.html` is the home page.
          manifestTransforms: [
            (entries) => ({
              manifest: entries.map((entry) =>
                entry.url === 'index.html' ? { ...entry, url: 'shell.html' } : entry,
              ),
            }),
          ],
        },
      }),
    paintFirst(),
  ],
  resolve: {
    alias: {
      // What the query library brings to everybody and no page of ours uses.
      './infiniteQueryBehavior.js': own('app/querying/infiniteQueryBehavior.ts'),
      './mutationCache.js': own('app/querying/mutationCache.ts'),
      './focusManager.js': own('app/querying/focusManager.ts'),
      './onlineManager.js': own('app/querying/onlineManager.ts'),
      // In a browser two parts of the router's are ours, because its own end what is playing.
      ...(!isSsrBuild && {
        './CatchBoundary.js': own('app/routing/CatchBoundary.tsx'),
        './lazyRouteComponent.js': own('app/routing/lazyRouteComponent.tsx'),
      }),
      // React has had the hook since 18: the router's shim for older ones need not be sent.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  // Of its libraries the server’s build takes what it uses, and no code for development: 10 MB less.
  // zod is the server's own already: once in the process is enough.
  ssr: { noExternal: true, external: ['zod', 'zod/mini', 'zod/v4/core'] },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  build: isSsrBuild
    ? { outDir: 'dist/ssr', copyPublicDir: false }
    : {
        outDir: 'dist/client',
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: ['index.html', 'app/late.css'],
          output: {
            codeSplitting: { groups: sharedChunks },
            // The entry names every chunk there is: those that several share need no long names.
            chunkFileNames: ({ name, facadeModuleId }) => {
              if (facadeModuleId && staff.test(facadeModuleId)) return 'assets/admin-[hash].js'
              return name.startsWith('shared~')
                ? 'assets/s[hash:7].js'
                : 'assets/[name]-[hash:7].js'
            },
          },
        },
      },
  server: { proxy: Object.fromEntries(serverPrefixes.map((prefix) => [prefix, api])) },
}))
