import { catalogue } from '#app/i18n/words.ts'

export const outbox = catalogue('outbox', {
  page: {
    title: 'Waiting to send',
    description: 'What you have written on this phone, and what became of it.',
  },
  heading: 'Outbox',
  intro:
    'What you send is kept on this phone until the temple’s server has said yes. Nothing is lost without a network, and nothing is sent twice.',
  badge: (count: number) =>
    count === 1 ? 'Outbox: 1 thing not settled' : `Outbox: ${count} things not settled`,
  emptyTitle: 'Nothing is waiting',
  emptyText: 'What you send without a network will stand here until it has arrived.',
  state: {
    queued: 'Waiting to send',
    sending: 'Sending',
    accepted: 'Sent',
    needsYou: 'Needs you',
  },
  written: (when: string) => `Written ${when}`,
  sentAt: (when: string) => `Sent ${when}`,
  unreachable: 'The temple’s server could not be reached. It is tried again by itself.',
  serverTrouble: 'The temple’s server could not take it just now. It is tried again by itself.',
  otherAccount: 'It was written by somebody else on this phone, and goes when they sign in.',
  heldForEdit: 'You were changing this. It is not sent until you send it, or finish changing it.',
  heldForSignIn: 'Please sign in; then it is sent.',
  signIn: 'Sign in',
  refused: 'The temple’s server did not take it.',
  edit: 'Edit',
  sendNow: 'Send now',
  discard: 'Discard',
  remove: 'Remove from list',
  sureNever: 'It was never sent. Discard it?',
  sureMaybe: 'It may already have reached the temple. Take it off this list all the same?',
  keep: 'Keep',
  tooLate: 'It is being sent just now',
  tooLateText: 'It can be changed only if the server refuses it.',
  clearSent: 'Clear what was sent',
  showMore: (count: number) => `Show ${count} more`,
  look: 'Look at it',
  savedTitle: 'Saved on this phone',
  savedText: 'It is sent as soon as the temple’s server can be reached.',
  phoneFull:
    'This phone has no room left to keep it, and the server cannot be reached. It stays in the form: please free some space and try again.',
  notKept:
    'It could not be kept on this phone, and the server cannot be reached. It stays in the form: please try again.',
  checkFields: 'Please look at the marked fields.',
  needsYouTitle: 'The temple’s server did not take something',
  needsYouText: 'It is kept for you, with the reason.',
  open: 'Open',
  unknown: 'Something you sent',
  failed: 'What waits on this phone could not be read.',
})
