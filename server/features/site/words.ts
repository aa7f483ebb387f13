/** What administrators are told of each other's changes, in English. */
export const en = {
  totp: {
    subject: 'Two-step login of the staff',
    text: (who: string, isOn: boolean) =>
      isOn
        ? `${who} has made two-step login compulsory: staff who have not set it up can open nothing else of the back office.`
        : `${who} has made two-step login voluntary: staff can open the back office with their password alone.`,
  },
  upi: {
    subject: 'The UPI ID was changed',
    text: (who: string, before: string | undefined, after: string | undefined) =>
      `${who} changed the UPI ID that donations go to, from ${before ?? 'none'} to ${after ?? 'none'}.`,
  },
}
