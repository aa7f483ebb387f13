import { lazyRouteComponent } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { loadedHead } from '#app/seo/pageHead.ts'
import type { RouterContext } from '#app/routerContext.ts'

type Search = Readonly<Record<string, unknown>>

type PageModule<Prepared> = {
  Page: () => ReactNode
  prepare: (
    context: RouterContext,
    pathname: string,
    search: Search,
  ) => Prepared | Promise<Prepared>
}

type Loading = { context: RouterContext; location: { pathname: string; search: Search } }

/**
 * The options of a route whose page is a file of its own, loaded after the first paint: what the
 * server rendered stands until it is there. `prepare` says what the page's head is made from.
 */
export function latePage<Prepared>(load: () => Promise<PageModule<Prepared>>) {
  const Page = lazyRouteComponent(load, 'Page')
  // One element for ever: a page rendered anew before its code has come would lose what the server rendered.
  const page = (
    <Suspense>
      <Page />
    </Suspense>
  )
  return {
    loader: async ({ context, location }: Loading): Promise<Prepared> => {
      const [{ prepare }] = await Promise.all([load(), Page.preload?.()])
      return prepare(context, location.pathname, location.search)
    },
    head: loadedHead,
    component: () => page,
  }
}
