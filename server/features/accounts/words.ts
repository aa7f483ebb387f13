import type { Role } from '#contract/accounts/roles.ts'
import { wordsIn } from '#contract/languages.ts'
import { hi } from './words.hi.ts'
import { mr } from './words.mr.ts'

const roles: Readonly<Record<Role, string>> = {
  user: 'devotee',
  priest: 'priest',
  desk: 'front desk',
  treasurer: 'treasurer',
  editor: 'editor',
  admin: 'administrator',
}

/** One works as a treasurer, but at the front desk. */
const asRole = (role: Role): string => (role === 'desk' ? 'at the front desk' : `as ${roles[role]}`)

/** The English text of emails about accounts. */
export const en = {
  namaste: 'Namaste,',
  confirm: {
    subject: (temple: string) => `Please confirm your email: ${temple}`,
    text: (temple: string, username: string) =>
      `An account was created at ${temple} with this email address. The username is ${username}.`,
    button: 'Confirm my email',
    expiry: 'This link works for three days.',
    notYou:
      'If this wasn’t you, please do not open the link: the person who created the account would see pujas booked with your email.',
  },
  change: {
    subject: (temple: string) => `Please confirm your new email: ${temple}`,
    text: (temple: string, username: string) =>
      `You asked to use this email address for your account ${username} at ${temple}.`,
    button: 'Confirm my new email',
    expiry: 'This link works for one day.',
    notYou: 'If this wasn’t you, ignore this email and nothing will change.',
  },
  changed: {
    subject: (temple: string) => `Your email address was changed: ${temple}`,
    text: (username: string, email: string) =>
      `Your account ${username} now uses the email address ${email}. We’ll send emails there from now on.`,
    notYou: (phone: string) =>
      `If this wasn’t you, please ${phone ? 'call' : 'write to'} the temple${phone && `: ${phone}`}.`,
  },
  reset: {
    subject: (temple: string) => `Reset your password: ${temple}`,
    text: (username: string) => `You asked to reset the password of your account ${username}.`,
    button: 'Choose a new password',
    expiry: 'This link works once and expires in ten minutes.',
    notYou: 'If you didn’t, ignore this email. Your password stays the same.',
  },
  passwordChanged: {
    subject: (temple: string) => `Your password was changed: ${temple}`,
    text: (username: string) =>
      `The password of your account ${username} was changed, and you were logged out on all other devices.`,
    notYou:
      'If this wasn’t you, reset your password now: open the login page and choose “Forgot password?”.',
  },
  known: {
    subject: (temple: string) => `You already have an account: ${temple}`,
    text: (username: string) =>
      `Someone, perhaps you, tried to use your email address for another account. You already have one; the username is ${username}.`,
    hint: 'Log in with that username or with this email. If you forgot the password, choose a new one.',
    button: 'Forgot password?',
    notYou: 'If this wasn’t you, there is nothing to do. Nobody has accessed your account.',
  },
  totp: {
    subject: (temple: string) => `Two-step login has changed: ${temple}`,
    on: (username: string) =>
      `Your account ${username} now asks for a code from your authenticator app at login.`,
    off: (username: string) =>
      `Your account ${username} no longer asks for a code from your authenticator app at login.`,
    notYou:
      'If this wasn’t you, reset your password now: open the login page and choose “Forgot password?”.',
  },
  roleSet: {
    subject: 'A role was changed',
    text: (who: string, username: string, { before, after }: { before: Role; after: Role }) =>
      `${who} changed the role of ${username} in the back office from ${roles[before]} to ${roles[after]}.`,
  },
  invitation: {
    subject: (temple: string) => `You are invited to the back office: ${temple}`,
    text: (temple: string, who: string, role: Role) =>
      `${who} invites you to work in the back office of ${temple} ${asRole(role)}.`,
    button: 'Accept the invitation',
    expiry: 'This link works once, for three days.',
    notYou: 'If you did not expect this, ignore this email and nothing will change.',
  },
  invited: {
    subject: 'Somebody was invited to the back office',
    text: (who: string, email: string, role: Role) =>
      `${who} invited ${email} to the back office ${asRole(role)}.`,
  },
  accepted: {
    subject: 'An invitation to the back office was accepted',
    text: (who: string, role: Role) => `${who} accepted an invitation and is now ${roles[role]}.`,
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
      `Your account ${username} was deleted. Upcoming pujas you booked will still be performed.`,
  },
}

export const wordsOf = wordsIn({ en, mr, hi })
