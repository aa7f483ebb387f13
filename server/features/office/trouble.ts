import { counted } from '#contract/i18n/en/plural.ts'

const words = {
  failed: (count: number) =>
    counted(count, {
      one: 'One message could not be sent.',
      other: `${count} messages could not be sent.`,
    }),
  stuck: (count: number) =>
    counted(count, {
      one: 'One email is waiting for the mail server.',
      other: `${count} emails are waiting for the mail server.`,
    }),
  disputed: (count: number) =>
    counted(count, {
      one: 'One card payment is disputed by the payer’s bank.',
      other: `${count} card payments are disputed by the payers’ banks.`,
    }),
}

const kinds = ['failed', 'stuck', 'disputed'] as const

/** What is wrong, in sentences. */
export const troubleInWords = (counts: Readonly<Record<keyof typeof words, number>>): string[] =>
  kinds.flatMap((kind) => (counts[kind] > 0 ? [words[kind](counts[kind])] : []))
