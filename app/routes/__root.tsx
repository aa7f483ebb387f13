import { useQuery } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  isNotFound,
  Outlet,
  useHydrated,
  useMatches,
} from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { addressBelow } from '#contract/site/addressText.ts'
import { AudioShell } from '#app/audio/AudioShell.tsx'
import { Footer } from '#app/features/shell/Footer.tsx'
import { Header } from '#app/features/shell/Header.tsx'
import { Tabs } from '#app/features/shell/Tabs.tsx'
import { siteQuery } from '#app/features/shell/queries.ts'
import { notFoundHead } from '#app/seo/pageHead.ts'
import { shell } from '#app/i18n/en/shell/shell.ts'
import { useWords } from '#app/i18n/words.ts'
import { calm, isRendered } from '#app/lazy/calm.ts'
import { loadWithRetry } from '#app/lazy/lazyLoad.ts'
import { markShellInteractive, interactive } from '#app/lazy/interactive.ts'
import type { RouterContext } from '#app/routerContext.ts'
import { PageHead } from '#app/seo/PageHead.tsx'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { marked } from '#app/ui/marked.tsx'
import { NotFoundPage } from '#app/shell/NotFoundPage.tsx'

const loadLazyShell = () => import('#app/shell/lazyShell.tsx')
const loadWhenInteractive = () => (isRendered ? calm : interactive).then(loadLazyShell)
const OfflineBanner = lazyComponent(async () => (await loadWhenInteractive()).OfflineBanner)
const FooterNewsletter = lazyComponent(async () => (await loadWhenInteractive()).FooterNewsletter)
const FooterOpen = lazyComponent(async () => (await loadWhenInteractive()).FooterOpen)
const AfterPage = lazyComponent(async () => (await loadWhenInteractive()).AfterPage)
const handleLogout = () => void loadWithRetry(loadLazyShell).then((later) => later.requestSignOut())

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: ({ context }) => context.prepare(siteQuery),
  head: ({ match }) =>
    isNotFound(match.error)
      ? notFoundHead(shell.english.notFoundTitle, shell.english.notFoundText)
      : { meta: [{ title: shell.english.appName }] },
  component: Shell,
  notFoundComponent: NotFoundPage,
})

/**
 * What surrounds every page and outlives it: the player, the toasts and the state of the network.
 */
function Shell() {
  const words = useWords(shell)
  const { data: site } = useQuery(siteQuery)
  const [year] = useState(() => new Date().getFullYear())
  const isBrowser = useHydrated()
  const isOffice = useMatches({
    select: (all) => all.some(({ routeId }) => routeId === '/admin/$'),
  })
  useEffect(markShellInteractive, [])
  const name = site?.name ?? words.appName
  return (
    <AudioShell>
      <PageHead />
      <a href="#content" className="skip-link">
        {words.skip}
      </a>
      {/* For paper alone, so the rendered page need not carry its words. */}
      <p className="letterhead">
        {isBrowser && site && (
          <>
            <b>{site.name}</b> {[addressBelow(site), site.phone].filter(Boolean).join(' · ')}
          </>
        )}
      </p>
      {isOffice ? (
        <div id="office-place" className="contents" />
      ) : (
        <>
          <Header
            name={__IS_TRANSLATED__ && site ? marked(site, 'name') : name}
            locality={__IS_TRANSLATED__ && site ? marked(site, 'locality') : site?.locality}
            onLogout={handleLogout}
          />
          <Tabs />
        </>
      )}
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <AfterPage name={name} />
      {!isOffice && (
        <Footer
          site={site}
          year={year}
          newsletter={<FooterNewsletter />}
          openNow={site && <FooterOpen site={site} />}
        />
      )}
      <OfflineBanner />
    </AudioShell>
  )
}
