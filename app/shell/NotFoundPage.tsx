import { Suspense } from 'react'
import { NotFound } from '#app/features/shell/NotFound.tsx'
import { lazyPage } from '#app/lazy/lazyPage.tsx'

// Most visitors never see it. If it cannot be loaded, the page is still clear without it.
const LazySearchAndSections = lazyPage<object>(() =>
  import('#app/features/search/SearchAndSections.tsx').then(
    ({ SearchAndSections }) => SearchAndSections,
    () => () => null,
  ),
)

// No loader can know in advance that a page does not exist, and the server renders it at once.
if (import.meta.env.SSR) void LazySearchAndSections.preload()

/** Links for an address that does not exist. */
export const suggestions = (
  <Suspense>
    <LazySearchAndSections />
  </Suspense>
)

export const NotFoundPage = () => <NotFound suggestions={suggestions} />
