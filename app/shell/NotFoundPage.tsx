import { Suspense } from 'react'
import { NotFound } from '#app/features/shell/NotFound.tsx'
import { lazyPage } from '#app/lazy/lazyPage.tsx'

// Most visitors never see it. If it cannot be loaded, the page is still clear without it.
const LazyWaysOn = lazyPage<object>(() =>
  import('#app/features/search/WaysOn.tsx').then(
    ({ WaysOn }) => WaysOn,
    () => () => null,
  ),
)

// No loader can know in advance that a page does not exist, and the server renders it at once.
if (import.meta.env.SSR) void LazyWaysOn.preload()

/** Links for an address that does not exist. */
export const waysOn = (
  <Suspense>
    <LazyWaysOn />
  </Suspense>
)

export const NotFoundPage = () => <NotFound waysOn={waysOn} />
