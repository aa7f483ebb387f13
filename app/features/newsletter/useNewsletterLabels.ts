import type { CommandLabels } from '#app/forms/commandLabels.ts'
import { newsletter } from '#app/i18n/en/newsletter/newsletter.ts'
import { useWords } from '#app/i18n/words.ts'

export type NewsletterPlace = keyof typeof newsletter.english.places

/** The name and toasts of a sign-up, in the words of the form it was made in. */
export function useNewsletterLabels(place: NewsletterPlace = 'footer'): CommandLabels<'subscribe'> {
  const words = useWords(newsletter)
  const { success, failure } = words.places[place]
  return {
    name: words.outboxName,
    summary: ({ email }) => email,
    success: { ...success, note: words.openLink },
    failure,
  }
}
