import { useParams } from '@tanstack/react-router'
import { SubscriptionPage } from '#app/features/newsletter/SubscriptionPage.tsx'
import { newsletter } from '#app/i18n/en/newsletter.ts'

export const prepare = () => ({
  head: { ...newsletter.english.page, path: '/newsletter', isPrivate: true },
})

export function Page() {
  const { token } = useParams({ from: '/newsletter/$token' })
  return <SubscriptionPage key={token} token={token} />
}
