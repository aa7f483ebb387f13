import type { CommandLabels } from '#app/forms/commandLabels.ts'
import { contact } from '#app/i18n/en/contact/contact.ts'
import { useWords } from '#app/i18n/words.ts'

export function useContactLabels(): CommandLabels<'sendMessage'> {
  const words = useWords(contact)
  const { subjects } = words.form
  return {
    ...words.outbox,
    summary: ({ subject, message }) =>
      `${subjects[subject as keyof typeof subjects]}: ${message.length > 80 ? `${message.slice(0, 80)}…` : message}`,
    editPath: (id) => `/contact?edit=${id}`,
  }
}
