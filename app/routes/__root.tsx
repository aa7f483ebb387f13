import { useQuery } from '@tanstack/react-query'
import {
  ClientOnly,
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  Scripts,
} from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { AudioShell } from '#app/audio/AudioShell.tsx'
import { Broken } from '#app/features/shell/Broken.tsx'
import { Footer } from '#app/features/shell/Footer.tsx'
import { Header } from '#app/features/shell/Header.tsx'
import { NotFound } from '#app/features/shell/NotFound.tsx'
import { siteQuery } from '#app/features/shell/queries.ts'
import { shell } from '#app/i18n/en/shell.ts'
import { useWords } from '#app/i18n/words.ts'
import type { RouterContext } from '#app/router.tsx'

type Later = typeof import('./-later.ts')
const later = <N extends keyof Later>(name: N) =>
  lazy(async () => ({ default: (await import('./-later.ts'))[name] }))

const InstallCard = later('InstallCard')
const OfflineBanner = later('OfflineBanner')
const PlayerSignals = later('PlayerSignals')
const Toasts = later('LazyToasts')
const Tooltips = later('LazyTooltips')
const UpdateOffer = later('UpdateOffer')

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: ({ context }) => context.prepare(siteQuery),
  head: () => ({ meta: [{ title: shell.english.appName }] }),
  component: Shell,
  notFoundComponent: NotFound,
  errorComponent: Broken,
})

/** What surrounds every page and outlives each: the player, the toasts and the state of the network. */
function Shell() {
  const words = useWords(shell)
  const { data: site } = useQuery(siteQuery)
  const [year] = useState(() => new Date().getFullYear())
  const name = site?.name ?? words.appName
  return (
    <AudioShell>
      <HeadContent />
      <a href="#content" className="skip-link">
        {words.skip}
      </a>
      <Header name={name} locality={site?.locality ?? ''} />
      <ClientOnly>
        <Suspense>
          <OfflineBanner />
        </Suspense>
      </ClientOnly>
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <ClientOnly>
        <Suspense>
          <InstallCard />
          <PlayerSignals artist={name} />
          <UpdateOffer />
          <Toasts label={words.notifications} closeLabel={words.close} />
          <Tooltips />
        </Suspense>
      </ClientOnly>
      <Footer site={site} year={year} />
      <Scripts />
    </AudioShell>
  )
}
