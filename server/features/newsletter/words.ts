/** What newsletter mails say, in English. `consentVersion` changes with what people agree to. */
export const en = {
  consentVersion: '2026-11-21',
  confirm: {
    subject: (temple: string) => `Please confirm: the newsletter of ${temple}`,
    heading: 'Namaste,',
    request: (temple: string) =>
      `Someone, hopefully you, asked for the newsletter of ${temple} at this address. ` +
      'It tells of festivals, fasts and pujas, and of news from the temple.',
    button: 'Yes, send it to me',
    expiry: 'The button works for three days.',
    notYou: 'It was not you? Then do nothing: we will not write to you.',
  },
  already: {
    subject: (temple: string) => `You already receive the newsletter of ${temple}`,
    heading: 'Namaste,',
    text:
      'You asked for our newsletter again. You are on the list already, so there is nothing to do. ' +
      'If it does not reach you, please look into your spam folder.',
  },
  welcome: {
    subject: (temple: string) => `Welcome to the newsletter of ${temple}`,
    heading: 'Namaste, and welcome!',
    text: 'Your subscription is confirmed. We will write when there is something worth telling.',
    blessing: 'May Lord Ganesha remove every obstacle from your path.',
  },
  unsubscribe: 'Unsubscribe',
}

export type NewsletterWords = typeof en
