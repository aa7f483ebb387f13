import { QueryClientProvider } from '@tanstack/react-query'
import {
  createRouter as createTanStackRouter,
  parseSearchWith,
  stringifySearchWith,
} from '@tanstack/react-router'
import type { Read } from '#contract/reads.ts'
import { FailedPage } from './shell/Broken.tsx'
import { createQueryClient } from './queries.ts'
import { takeQueries } from './renderedQueries.ts'
import type { RouterContext } from './routerContext.ts'
import { routeTree } from './routeTree.gen.ts'

/** The app's router with its own query cache: one for a browser's life, one for each rendered page. */
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
    trailingSlash: 'never',
    // What an address asks for are words, not JSON: who looks for 1e3 does not mean 1000.
    parseSearch: parseSearchWith(String),
    stringifySearch: stringifySearchWith(JSON.stringify),
    defaultPreload: 'intent',
    // Every page fails within the shell, which holds what is playing; only the shell's own failure takes it away.
    defaultErrorComponent: FailedPage,
    // On the server it would add a script to every page for what the browser does on a first visit.
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

/**
 * Whoever read on while the app was on its way stays where they are when it takes the page over. After
 * a reload, and on every other page, the router finds the place.
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
