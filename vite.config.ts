import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { serverPrefixes } from './contract/paths.ts'
import { paintFirst } from './scripts/paintFirst.ts'

const api = process.env['MODAK_API'] ?? 'http://127.0.0.1:3001'

/** Staff's code: one chunk, which no phone keeps. */
const staff = new RegExp(
  [
    'app/(?:admin/|features/admin/|i18n/en/admin(?!Shell))',
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
  { name: 'app', tags: ['$initial' as const], test: /^(?!.*lazy\.css)/ },
  // A few lines of the first screens that others have as well, and that must not draw those in.
  {
    name: 'plain',
    minShareCount: 2,
    test: /contract\/(mantraPreview|pageNames|money|paths|pictureAddresses)\.ts|isWithin|icons\/(calendar-days|headphones)\./,
  },
  // Of pages written elsewhere, without the schemas of what they show.
  {
    name: 'written',
    minShareCount: 2,
    test: /app\/routing\/(isWithin|WrittenHtml)|contract\/pictureAddresses/,
  },
  {
    name: 'mantras',
    minShareCount: 3,
    test: /app\/features\/mantras\/(?!ReadingSize)|app\/audio\/format|app\/ui\/s(anskrit|ection)|lucide/i,
  },
  // Large, and never to be drawn in by something small that several pages share.
  { name: 'cities', test: /almanac\/cities/ },
  { name: 'zod', test: /node_modules\/zod/ },
  { name: 'forms', test: /node_modules\/(react-hook-form|@hookform)/ },
  // What pages and the outbox say of donations: small parts of it went to the page of contact.
  {
    name: 'giving',
    test: /app\/(i18n\/en\/donations|features\/donations\/(useDonationF|donationPath))|exactRupees/,
  },
  // With it goes zod, which the panchang would have got.
  { name: 'trust', test: /contract\/trust/ },
  {
    name: 'shared',
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 500,
    test: (file: string) => !staff.test(file),
  },
  // The pictures of the totals alone, loaded with them.
  { name: 'admin-chart', test: /uplot|DonationChart/ },
  { name: 'admin', test: staff },
]

/** What the server makes as files: feeds, calendars, sitemaps. In development Vite would give a page. */
const documents = '^/(?:manifest\\.webmanifest|[^?]+\\.(?:ics|xml|txt))(?:\\?|$)'

/** V8 keeps a source in half the memory where no letter of it is beyond Latin-1. */
const latinOnly = (): Plugin => ({
  name: 'latin-only',
  generateBundle: (_, bundle) => {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk') chunk.code = chunk.code.replaceAll(/[^\0-\xff]/g, escaped)
  },
})
const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`

/**
 * V8 then compiles the app's first file whole while it is still coming, beside the page's own thread,
 * which otherwise does it function by function: 70 of 140 ms on a slow phone.
 */
const compiledEarly = (): Plugin => ({
  name: 'compiled-early',
  // Last of all: the hint must be the file's first line.
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.isEntry)
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
    },
  },
})

const pageFile = /\/page-/

/** One configuration for the browser's build, the server's build (`--ssr`) and the dev server. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // A route's loader comes with its page, so that neither is in the first file every page loads.
      codeSplittingOptions: {
        defaultBehavior: [['loader', 'component'], ['errorComponent'], ['notFoundComponent']],
      },
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
            'assets/{index,lazy}-*.css',
            'icons/{icon-192,badge-96}.png',
          ],
          // Audio is saved by hand, a post's picture with its post, staff's code is theirs, and a card is
          // paid with a network only.
          globIgnores: [
            'audio/**',
            'images/articles/**',
            'assets/{admin-,page-admin_,StripeCard-,SandboxCard-}*',
            'assets/*-full-*',
          ],
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
    !isSsrBuild && compiledEarly(),
  ],
  // Of its libraries the server’s build takes what it uses, and no code for development: 10 MB less.
  // zod is the server's own already: once in the process is enough.
  ssr: { noExternal: true, external: ['zod', 'zod/mini', 'zod/v4/core'] },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  build: isSsrBuild
    ? {
        outDir: 'dist/ssr',
        copyPublicDir: false,
        rolldownOptions: {
          plugins: [latinOnly()],
          output: {
            minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
          },
        },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        modulePreload: {
          polyfill: false,
          // A page's files are asked for at once. What comes by itself after the first paint may find its
          // own one after the other: starting them all is one long task on a slow phone.
          resolveDependencies: (file, files) => (pageFile.test(file) ? files : []),
        },
        rolldownOptions: {
          input: ['index.html', 'app/lazy.css'],
          output: {
            hashCharacters: 'base36',
            codeSplitting: { groups: sharedChunks },
            // The entry names every chunk there is, so short names and few letters in them count.
            chunkFileNames: ({ name, facadeModuleId }) => {
              if (facadeModuleId && staff.test(facadeModuleId)) return 'assets/admin-[hash:7].js'
              if (facadeModuleId?.includes('?tsr-split=component'))
                return 'assets/page-[name]-[hash:7].js'
              return name.startsWith('shared~')
                ? 'assets/s[hash:7].js'
                : 'assets/[name]-[hash:7].js'
            },
          },
        },
      },
  server: {
    proxy: Object.fromEntries([...serverPrefixes, documents].map((path) => [path, api])),
  },
}))
