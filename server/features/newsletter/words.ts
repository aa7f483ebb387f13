/** The English text of newsletter emails. `consentVersion` changes with what people agree to. */
export const en = {
  consentVersion: '2026-11-21',
  confirm: {
    subject: (temple: string) => `Please confirm: newsletter of ${temple}`,
    heading: 'Namaste,',
    request: (temple: string) =>
      `Someone, hopefully you, asked to receive the newsletter of ${temple} at this email address. ` +
      'We write about festivals, fasts, pujas and news from the temple.',
    button: 'Confirm subscription',
    expiry: 'This link works for three days.',
    notYou: 'If this wasn’t you, ignore this email and we will not write to you.',
  },
  already: {
    subject: (temple: string) => `You already receive the newsletter of ${temple}`,
    heading: 'Namaste,',
    text:
      'You asked for our newsletter again. You are already subscribed, so there is nothing to do. ' +
      'If it does not reach you, please check your spam folder.',
  },
  welcome: {
    subject: (temple: string) => `Welcome to the newsletter of ${temple}`,
    heading: 'Namaste, and welcome!',
    text: 'Your subscription is confirmed. We will write when there is news to share.',
    blessing: 'May Lord Ganesha remove every obstacle from your path.',
  },
  unsubscribe: 'Unsubscribe',
}

export type NewsletterWords = typeof en
