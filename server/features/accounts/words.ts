import type { Role } from '#contract/accounts.ts'

const roles: Readonly<Record<Role, string>> = {
  user: 'devotee',
  priest: 'priest',
  editor: 'editor',
  admin: 'administrator',
}

/** What mails about accounts say, in English. */
export const en = {
  namaste: 'Namaste,',
  confirm: {
    subject: (temple: string) => `Please confirm your address: ${temple}`,
    text: (temple: string, username: string) =>
      `An account was made at ${temple} with this e-mail address. Its username is ${username}.`,
    button: 'Yes, this is my account',
    expiry: 'The button works for three days.',
    notYou:
      'It was not you? Then do not press the button: whoever made the account would see the pujas booked with your address.',
  },
  change: {
    subject: (temple: string) => `Please confirm your new address: ${temple}`,
    text: (temple: string, username: string) =>
      `The account ${username} at ${temple} is to have this e-mail address.`,
    button: 'Yes, this is my address',
    expiry: 'The button works for a day.',
    notYou: 'It was not you? Then do nothing, and nothing will change.',
  },
  changed: {
    subject: (temple: string) => `Your e-mail address was changed: ${temple}`,
    text: (username: string, email: string) =>
      `Your account ${username} now has the address ${email}. Mails go there from now on.`,
    notYou: (phone: string) => `It was not you? Then please call the temple: ${phone}.`,
  },
  reset: {
    subject: (temple: string) => `A new password: ${temple}`,
    text: (username: string) =>
      `Somebody, hopefully you, asked for a new password for your account ${username}.`,
    button: 'Choose a new password',
    expiry: 'The button works once, and for ten minutes.',
    notYou: 'It was not you? Then do nothing: your password stays as it is.',
  },
  passwordChanged: {
    subject: (temple: string) => `Your password was changed: ${temple}`,
    text: (username: string) =>
      `The password of your account ${username} was changed, and you were signed out everywhere else.`,
    notYou:
      'It was not you? Then ask for a new password at once, with “Forgot password?” on the sign-in page.',
  },
  known: {
    subject: (temple: string) => `You have an account already: ${temple}`,
    text: (username: string) =>
      `Somebody, perhaps you, tried to use your e-mail address for another account. You have one already; its username is ${username}.`,
    hint: 'To sign in, use that name or this address. If you do not know the password any more, choose a new one.',
    button: 'Forgot password?',
    notYou: 'It was not you? Then there is nothing to do: nobody has got into your account.',
  },
  totp: {
    subject: (temple: string) => `Signing in has changed: ${temple}`,
    on: (username: string) =>
      `The account ${username} now asks for a code of your authenticator app at signing in.`,
    off: (username: string) =>
      `The account ${username} no longer asks for a code of your authenticator app at signing in.`,
    notYou:
      'It was not you? Then ask for a new password at once, with “Forgot password?” on the sign-in page.',
  },
  roleSet: {
    subject: 'A role was changed',
    text: (who: string, username: string, { before, after }: { before: Role; after: Role }) =>
      `${who} changed the role of ${username} in the back office: ${roles[after]} instead of ${roles[before]}.`,
  },
  staffDisabled: {
    subject: 'A staff account was disabled',
    text: (who: string, username: string) =>
      `${who} disabled the account of ${username} in the back office.`,
  },
  totpRemoved: {
    subject: 'Two-step login was turned off for a staff account',
    text: (who: string, username: string) =>
      `${who} turned off two-step login for ${username} in the back office.`,
  },
  deleted: {
    subject: (temple: string) => `Your account was deleted: ${temple}`,
    text: (username: string) =>
      `Your account ${username} is gone. What you have booked and is still to come stays with the temple.`,
  },
}

export type AccountWords = typeof en
