import { Suspense } from 'react'
import { NotFound } from '#app/features/shell/NotFound.tsx'
import { lazyPage } from '#app/lazy/lazyPage.tsx'

// Most visitors never see it. Where it cannot be loaded the page says enough without.
const LazyWaysOn = lazyPage<object>(() =>
  import('#app/features/search/WaysOn.tsx').then(
    ({ WaysOn }) => WaysOn,
    () => () => null,
  ),
)

// No loader knows ahead that a page is not there, and the server renders it at once.
if (import.meta.env.SSR) void LazyWaysOn.preload()

/** Where to go from an address that leads to nothing. */
export const waysOn = (
  <Suspense>
    <LazyWaysOn />
  </Suspense>
)

export const NotFoundPage = () => <NotFound waysOn={waysOn} />
