import { Suspense } from 'react'
import { NotFound } from '#app/features/shell/NotFound.tsx'
import { lazyPage } from '#app/lazy/lazyPage.tsx'

// With the search, which comes next; most visitors never see it. Where it cannot be had the page says
// enough without.
const LateWays = lazyPage<object>(() =>
  import('./-searchPage.tsx').then(
    ({ WaysOn }) => WaysOn,
    () => () => null,
  ),
)

// No loader knows ahead that a page is not there, and the server renders it at once.
if (import.meta.env.SSR) void LateWays.preload()

/** From an address that leads to nothing. */
export const waysOn = (
  <Suspense>
    <LateWays />
  </Suspense>
)

export const NotFoundPage = () => <NotFound waysOn={waysOn} />
