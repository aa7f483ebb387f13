import { useLocation } from '@tanstack/react-router'
import { SubscriptionPage } from '#app/features/newsletter/SubscriptionPage.tsx'
import { newsletter } from '#app/i18n/en/newsletter.ts'

export const prepare = () => ({
  head: { ...newsletter.english.page, path: '/newsletter', isPrivate: true },
})

/** The link's token stands behind the `#`: in no log, and in the letters it was written with. */
export function Page() {
  const token = useLocation({ select: ({ hash }) => hash })
  return <SubscriptionPage key={token} token={token} />
}
