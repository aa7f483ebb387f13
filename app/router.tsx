import { QueryClientProvider } from '@tanstack/react-query'
import {
  createRouter as createTanStackRouter,
  type LocationRewrite,
  parseSearchWith,
  stringifySearchWith,
} from '@tanstack/react-router'
import { addressOf, pathIn } from '#contract/addresses.ts'
import type { Read } from '#contract/reads.ts'
import { FailedPage } from './shell/Broken.tsx'
import { builtLanguages, language } from './i18n/language.ts'
import { createQueryClient } from './queries.ts'
import { takeQueries } from './renderedQueries.ts'
import type { RouterContext } from './routerContext.ts'
import { routeTree } from './routeTree.gen.ts'

/**
 * The app's router with its own query cache: one for a browser's life, one for each rendered page.
 */
export function createRouter(read: Read, where: 'browser' | 'server', origin: string) {
  const queryClient = createQueryClient(read)
  const context: RouterContext = {
    queryClient,
    origin,
    async prepare(query) {
      const prepared = queryClient.prefetchQuery(query)
      if (where === 'server') await prepared
    },
  }
  return createTanStackRouter({
    routeTree,
    context,
    caseSensitive: false,
    ...(language !== 'en' && { rewrite: withinLanguage }),
    trailingSlash: 'never',
    // Parameters in an address are text, not JSON: a search for 1e3 does not mean 1000.
    parseSearch: parseSearchWith(String),
    stringifySearch: stringifySearchWith(JSON.stringify),
    defaultPreload: 'intent',
    // Every page fails within the shell, which holds the player; only a failure of the shell itself
    // removes it.
    defaultErrorComponent: FailedPage,
    // On the server it would add an inline script to every page; on a first visit the browser needs
    // none.
    scrollRestoration: where === 'browser' && keepsPlace(),
    dehydrate: () => ({ origin }),
    hydrate(rendered) {
      for (const [key, data] of takeQueries()) queryClient.setQueryData(key, data)
      context.origin = rendered.origin
    },
    Wrap: ({ children }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  })
}

/** The routes have their paths without the language; addresses have it. */
const withinLanguage: LocationRewrite = {
  input: ({ url }) => {
    url.pathname = addressOf(url.pathname, builtLanguages).path
    return url
  },
  output: ({ url }) => {
    url.pathname = pathIn(language, url.pathname)
    return url
  },
}

/**
 * People who scrolled while the app was loading stay where they are when it hydrates the page.
 * After a reload, and on every other page, the router finds the place.
 */
function keepsPlace(): () => boolean {
  let isFirst = true
  return () => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const hasReadOn = isFirst && visit?.type === 'navigate' && scrollY > 0
    isFirst = false
    return !hasReadOn
  }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter>
  }
}
