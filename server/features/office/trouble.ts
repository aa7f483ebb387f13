const words = {
  failed: (count: number) =>
    count === 1 ? 'One message could not be sent.' : `${count} messages could not be sent.`,
  stuck: (count: number) =>
    count === 1
      ? 'One email is waiting for the mail server.'
      : `${count} emails are waiting for the mail server.`,
  disputed: (count: number) =>
    count === 1
      ? 'One card payment is disputed by the payer’s bank.'
      : `${count} card payments are disputed by the payers’ banks.`,
}

const kinds = ['failed', 'stuck', 'disputed'] as const

/** What is wrong, in sentences. */
export const troubleInWords = (counts: Readonly<Record<keyof typeof words, number>>): string[] =>
  kinds.flatMap((kind) => (counts[kind] > 0 ? [words[kind](counts[kind])] : []))
