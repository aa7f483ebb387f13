import { catalogue } from '#app/i18n/words.ts'

/** The page that an invitation to the back office leads to. */
export const invitation = catalogue('invitation', {
  page: { title: 'Invitation', description: 'Accept an invitation to the back office.' },
  eyebrow: 'Invitation',
  heading: 'Join the temple’s staff',
  intro: (email: string, role: string) =>
    `You are invited as ${role}. Choose a username and a password for ${email}.`,
  knownIntro: (email: string, role: string) =>
    `You are invited as ${role}. ${email} already has an account: accept with it.`,
  loginFirst: 'Log in to that account first, then accept.',
  login: 'Login',
  loggedInAs: (name: string) =>
    `You are logged in as ${name}. Accepting logs you out; then log in again.`,
  accept: 'Accept invitation',
  accepting: 'Accepting...',
  done: 'Welcome to the temple’s staff',
  doneText: 'Please log in.',
  failed: 'Invitation not accepted',
  failedLoad: 'The invitation could not be opened. Please check your connection and try again.',
  retry: 'Try again',
  overText:
    'It was already used or withdrawn, or it is older than three days. Ask the temple’s administrator to send another.',
})
