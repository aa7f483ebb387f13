import { useParams } from '@tanstack/react-router'
import { SubscriptionPage } from '#app/features/newsletter/SubscriptionPage.tsx'
import { newsletter } from '#app/i18n/en/newsletter.ts'

export const newsletterHead = { ...newsletter.english.page, path: '/newsletter', isPrivate: true }

export function NewsletterPage() {
  const { token } = useParams({ from: '/newsletter/$token' })
  return <SubscriptionPage key={token} token={token} />
}
