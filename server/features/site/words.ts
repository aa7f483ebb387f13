/** What administrators are told of each other's changes, in English. */
export const en = {
  totp: {
    subject: 'Two-step login for staff',
    text: (who: string, isOn: boolean) =>
      isOn
        ? `${who} has made two-step login compulsory: staff cannot open the rest of the back office until they have set it up.`
        : `${who} has made two-step login optional: staff can open the back office with their password alone.`,
  },
  upi: {
    subject: 'The UPI ID was changed',
    text: (who: string, before: string | undefined, after: string | undefined) =>
      `${who} changed the UPI ID that donations go to, from ${before ?? 'none'} to ${after ?? 'none'}.`,
  },
}
