import { createFileRoute, useLocation } from '@tanstack/react-router'
import { SubscriptionPage } from '#app/features/newsletter/SubscriptionPage.tsx'
import { newsletterPage } from '#app/i18n/en/newsletter/newsletterPage.ts'
import { loadedHead } from '#app/seo/pageHead.ts'

export const Route = createFileRoute('/newsletter')({
  loader: () => ({
    head: { ...newsletterPage.english.page, path: '/newsletter', isPrivate: true },
  }),
  head: loadedHead,
  component: NewsletterPage,
})

/** The link's token is in the fragment, so it is in no log and keeps its case. */
function NewsletterPage() {
  const token = useLocation({ select: ({ hash }) => hash })
  return <SubscriptionPage key={token} token={token} />
}
