import { PlayerSignals } from '#app/audio/PlayerSignals.tsx'
import { LeavePersonalPage } from '#app/features/accounts/LeavePersonalPage.tsx'
import { SignOutOnDemand } from '#app/features/accounts/SignOutOnDemand.tsx'
import { InstallCard } from '#app/features/install/InstallCard.tsx'
import { OfflineBanner } from '#app/features/offline-status/OfflineBanner.tsx'
import { UpdateOffer } from '#app/features/offline-status/UpdateOffer.tsx'
import { newsletterPlace } from '#app/features/shell/Footer.tsx'
import { PageChange } from '#app/features/shell/PageChange.tsx'
import { Scrolled } from '#app/features/shell/Scrolled.tsx'
import { toasts } from '#app/i18n/en/shell/toasts.ts'
import { useWords } from '#app/i18n/words.ts'
import { LazyToasts } from '#app/lazy/LazyToasts.tsx'
import { LazyTooltips } from '#app/lazy/LazyTooltips.tsx'
import { settled } from '#app/lazy/calm.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { whenNear } from '#app/lazy/whenNear.ts'
import type { Site } from '#contract/site/public.ts'

// The parts of the shell that are loaded after the first paint, in one chunk.
export { OfflineBanner }
export { requestSignOut } from '#app/features/accounts/signOutRequest.ts'

/** Shares a chunk with pages that contain the form; on other pages it loads when scrolled near. */
const NewsletterForm = lazyComponent(async () => {
  await whenNear(newsletterPlace)
  return (await import('#app/features/newsletter/NewsletterForm.tsx')).NewsletterForm
})
export const FooterNewsletter = () => <NewsletterForm place="footer" />

const openNow = 'open-now'

/** Parsing the hours takes code that is loaded only when scrolled near. */
const OpenNow = lazyComponent(async () => {
  await whenNear(openNow)
  return (await import('./OpenNow.tsx')).OpenNow
})

export const FooterOpen = ({ site }: { site: Site }) => (
  <strong id={openNow} className="footer-open">
    <OpenNow site={site} />
  </strong>
)

/** On a first visit there are none: their code and the database wait. */
const StoredNews = lazyComponent(async () => {
  await settled
  return (await import('./StoredNews.tsx')).StoredNews
})

/** Parts after the page: the install offer, toasts, the lock screen and announcements. */
export function AfterPage({ name }: { name: string }) {
  const words = useWords(toasts)
  return (
    <>
      <Scrolled />
      <InstallCard />
      <PageChange />
      <PlayerSignals artist={name} />
      <UpdateOffer />
      <LeavePersonalPage />
      <SignOutOnDemand />
      <StoredNews />
      <LazyToasts label={words.notifications} closeLabel={words.close} />
      <LazyTooltips />
    </>
  )
}
