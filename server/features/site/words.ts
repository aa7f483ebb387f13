/** What administrators are told of each other's changes, in English. */
export const en = {
  upi: {
    subject: 'The UPI ID was changed',
    text: (who: string, before: string | undefined, after: string | undefined) =>
      `${who} changed the UPI ID that donations go to, from ${before ?? 'none'} to ${after ?? 'none'}.`,
  },
}
