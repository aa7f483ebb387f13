import { counted } from '#contract/i18n/en/plural.ts'
import { catalogue } from '#app/i18n/words.ts'

/** Invitations to the back office, and what each role may do. */
export const adminInvitations = catalogue('adminInvitations', {
  invite: 'Invite',
  title: 'Invite somebody to the back office',
  intro: 'We email them a link. It works once, for three days.',
  email: 'Their email',
  role: 'Role',
  send: 'Send invitation',
  sent: (email: string) => `We emailed the invitation to ${email}`,
  open: 'Open invitations',
  select: {
    label: 'With the selected invitations',
    all: (count: number) =>
      counted(count, { one: 'Select the invitation', other: `Select all ${count} invitations` }),
  },
  by: (username: string) => `invited by ${username}`,
  until: (moment: string) => `link works until ${moment}`,
  expired: (moment: string) => `link expired ${moment}`,
  sendAgain: 'Send again',
  withdraw: 'Withdraw',
  withdrawTitle: 'Withdraw this invitation?',
  withdrawText: (email: string) => `The link we emailed to ${email} will stop working.`,
  withdrawn: 'Invitation withdrawn',
  whoMay: 'Who may do what',
  task: 'Task',
  yes: 'yes',
  no: 'no',
})
