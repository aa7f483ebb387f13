import { counted } from '#contract/i18n/en/plural.ts'
import { catalogue } from '#app/i18n/words.ts'

const people = (count: number) => counted(count, { one: '1 person', other: `${count} people` })

/** What is done with many accounts or invitations in one press. */
export const adminPeopleBulk = catalogue('adminPeopleBulk', {
  logOut: (count: number) => `Log out ${count}`,
  logOutTitle: (count: number) => `Log out ${people(count)} on all devices?`,
  logOutText: 'They can log in again at once.',
  logOutIt: 'Log out',
  loggedOut: (count: number) => `Logged out ${people(count)}`,
  disable: (count: number) => `Disable ${count}`,
  disableTitle: (count: number) => `Disable the accounts of ${people(count)}?`,
  disableText:
    'They are logged out and cannot log in. You can enable the accounts again at any time.',
  disableIt: 'Disable',
  enable: (count: number) => `Enable ${count}`,
  enableTitle: (count: number) => `Enable the accounts of ${people(count)}?`,
  enableText: 'They can log in again, with the same roles as before.',
  enableIt: 'Enable',
  sendAgain: (count: number) => `Send ${count} again`,
  sentAgain: (count: number) =>
    counted(count, {
      one: '1 invitation is on its way',
      other: `${count} invitations are on their way`,
    }),
  withdraw: (count: number) => `Withdraw ${count}`,
  withdrawTitle: (count: number) =>
    counted(count, { one: 'Withdraw this invitation?', other: `Withdraw ${count} invitations?` }),
  withdrawIt: 'Withdraw',
  withdrawText: 'The links we emailed will stop working.',
  withdrawn: (count: number) =>
    counted(count, { one: '1 invitation withdrawn', other: `${count} invitations withdrawn` }),
})
