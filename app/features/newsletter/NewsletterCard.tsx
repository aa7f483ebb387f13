import { newsletter } from '#app/i18n/en/newsletter.ts'
import { useWords } from '#app/i18n/words.ts'
import { Card } from '#app/ui/Card.tsx'
import { NewsletterForm } from './NewsletterForm.tsx'
import type { NewsletterPlace } from './useNewsletterLabels.ts'

/** The sign-up as a section of a page. */
export function NewsletterCard({ place, source }: { place: NewsletterPlace; source?: string }) {
  const { heading, text } = useWords(newsletter).places[place]
  return (
    <Card as="section" className="mx-auto max-w-3xl p-6">
      <h2 className="text-xl">{heading}</h2>
      <p className="mt-1 mb-4 text-muted">{text}</p>
      <NewsletterForm place={place} {...(source && { source })} />
    </Card>
  )
}
