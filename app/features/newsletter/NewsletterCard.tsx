import { newsletter } from '#app/i18n/en/newsletter/newsletter.ts'
import { useWords } from '#app/i18n/words.ts'
import { NewsletterForm } from './NewsletterForm.tsx'
import type { NewsletterPlace } from './useNewsletterLabels.ts'

/** The sign-up as a section of a page. */
export function NewsletterCard({ place, source }: { place: NewsletterPlace; source?: string }) {
  const { heading, text } = useWords(newsletter).places[place]
  return (
    <section className="max-w-3xl border-t-2 border-gold-deco pt-5">
      <h2 className="text-xl">{heading}</h2>
      <p className="mt-1 mb-4 text-muted">{text}</p>
      <NewsletterForm place={place} {...(source && { source })} />
    </section>
  )
}
