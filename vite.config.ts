import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { pathIn } from './contract/addresses.ts'
import { serverPrefixes } from './contract/paths.ts'
import { staff } from './scripts/build/chunkOf.ts'
import { chunks } from './scripts/build/chunks.ts'
import { browsers } from './scripts/build/browsers.ts'
import {
  builtLanguages,
  isPseudo,
  language,
  outputOf,
  wordsHere,
} from './scripts/build/languages.ts'
import { inLanguage } from './scripts/build/inLanguage.ts'
import { multilingual } from './scripts/build/multilingual.ts'
import { paintFirst } from './scripts/build/paintFirst.ts'

const api = process.env['MODAK_API'] ?? 'http://127.0.0.1:3001'

/**
 * Files that the server generates: feeds, calendars, sitemaps. In development Vite would answer
 * with a page.
 */
const documents = '^/(?:manifest\\.webmanifest|[^?]+\\.(?:ics|xml|txt))(?:\\?|$)'

const inEveryDocument = /^assets\/(rolldown-runtime|vendor|index|basics)-[^/]+\.js$/

/** One configuration for the browser's build, the server's build (`--ssr`) and the dev server. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // A route's loader is in its page's chunk, so that neither is in the first file every page
      // loads.
      codeSplittingOptions: {
        defaultBehavior: [['loader', 'component'], ['errorComponent'], ['notFoundComponent']],
      },
      routesDirectory: './app/routes',
      generatedRouteTree: './app/routeTree.gen.ts',
      quoteStyle: 'single',
    }),
    react(),
    multilingual(),
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
            'assets/index-*.css',
            'icons/{icon-192,badge-96}.png',
          ],
          // People save audio themselves, a post's picture is saved with its post, a product's when
          // it was seen, staff code is only for staff, and paying by card works only online.
          globIgnores: [
            'audio/**',
            'images/{articles,products}/**',
            'assets/{admin-,page-admin_,StripeCard-,SandboxCard-}*',
            'assets/*-full-*',
          ],
          // The server gives the bare document a separate address: `/index.html` is the home page.
          manifestTransforms: [
            (entries) => ({
              manifest: entries.map((entry) =>
                entry.url === 'index.html'
                  ? { ...entry, url: pathIn(language, '/shell.html').slice(1) }
                  : entry,
              ),
            }),
          ],
        },
      }),
    inLanguage(),
    paintFirst(),
  ],
  // Its build for browsers of today: half as large as the one it offers to bundlers.
  resolve: {
    alias: [
      {
        find: 'workbox-window',
        replacement: 'workbox-window/build/workbox-window.prod.mjs',
      },
      ...wordsHere(import.meta.dirname),
    ],
  },
  // The server's build includes only what it uses of its libraries, and no development code: 10 MB
  // less. zod is already the server's own: one copy in the process is enough.
  ssr: { noExternal: true, external: ['zod', 'zod/mini', 'zod/v4/core'] },
  define: {
    ...(isSsrBuild && { 'process.env.NODE_ENV': '"production"' }),
    __LANGUAGE__: JSON.stringify(language),
    __LANGUAGES__: JSON.stringify(builtLanguages),
    __IS_TRANSLATED__: JSON.stringify(language !== 'en'),
    __IS_MULTILINGUAL__: JSON.stringify(builtLanguages.length > 1),
    __PSEUDO__: JSON.stringify(isPseudo),
  },
  build: isSsrBuild
    ? {
        outDir: outputOf('ssr'),
        copyPublicDir: false,
        rolldownOptions: {
          // The server loads them anyway, and needs them once.
          // But for words, which the bundle has in its own language.
          external: /^#(?:contract\/(?!i18n\/)|almanac\/)/,
          output: {
            minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
          },
        },
      }
    : {
        outDir: outputOf('client'),
        target: browsers,
        manifest: true,
        modulePreload: {
          polyfill: false,
          // Every document loads these, so no chunk needs to name them.
          resolveDependencies: (_, files, { hostType }) =>
            hostType === 'html' ? files : files.filter((file) => !inEveryDocument.test(file)),
        },
        rolldownOptions: {
          // Where English is all there is, nothing of it is used: without this, pages would still load
          // the chunk that it is in.
          treeshake: {
            moduleSideEffects: [
              {
                test: /InEnglishNote|ui\/marked|InLanguage\.ts$|\/inEnglish\.ts$/,
                sideEffects: false,
              },
            ],
          },
          output: {
            hashCharacters: 'base36',
            entryFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7][extname]',
            codeSplitting: { groups: chunks },
            chunkFileNames: ({ facadeModuleId }) => {
              if (!facadeModuleId) return 'assets/[name]-[hash:7].js'
              if (staff.test(facadeModuleId)) return 'assets/admin-[hash:7].js'
              // On every phone, unlike the rest of admin: it says that staff must be online.
              if (facadeModuleId.includes('routes/admin.')) return 'assets/page-staff-[hash:7].js'
              // Pages named by their routes, so that none is mistaken for a part of the app with
              // that name.
              const page = facadeModuleId.includes('?tsr-split=component') ? 'page-' : ''
              return `assets/${page}[name]-[hash:7].js`
            },
          },
        },
      },
  server: {
    proxy: Object.fromEntries([...serverPrefixes, documents].map((path) => [path, api])),
  },
}))
