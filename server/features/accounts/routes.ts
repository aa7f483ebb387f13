import {
  confirmEmail,
  forgotPassword,
  getMe,
  login,
  logout,
  register,
  resetPassword,
} from '#contract/accounts/public.ts'
import { createFirstAdmin } from '#contract/accounts/firstAdmin.ts'
import { setMyLanguage } from '#contract/accounts/language.ts'
import {
  changeEmail,
  changePassword,
  deleteMyAccount,
  endOtherSessions,
  endSession,
  exportMyData,
  listSessions,
  sendConfirmation,
  updateProfile,
} from '#contract/accounts/myAccount.ts'
import { confirmTotp, disableTotp, getTotpRule, startTotp } from '#contract/accounts/totp.ts'
import { implement, type Route } from '#server/http/implement.ts'
import type { Accounts } from './service.ts'

const mailSent = { status: 'mail_sent' } as const

const signingIn = (accounts: Accounts): Route[] => [
  implement(register)(async (input, { db, language }) => {
    await accounts.register(db, { ...input, language })
    return { status: 'registered' }
  }),
  implement(login)((input, context) => accounts.login(context.db, input, context)),
  implement(logout)(async (_, context) => {
    await accounts.logout(context.db, context)
    return { status: 'signed_out' }
  }),
  implement(getMe)((_, { db, actor }) => accounts.own.me(db, actor)),
  implement(forgotPassword)(async ({ email }, { db }) => {
    accounts.passwords.forgot(db, email)
    return mailSent
  }),
  implement(resetPassword)(async (input, context) => {
    await accounts.passwords.reset(context.db, input, context)
    return { status: 'password_changed' }
  }),
  implement(confirmEmail)(async (input, context) => ({
    status: 'confirmed',
    email: await accounts.emails.confirmEmail(context.db, input, context),
  })),
  implement(createFirstAdmin)(async (input, { db }) => {
    await accounts.firstAdmins.create(db, input)
    return { status: 'created' }
  }),
]

const credentials = ({ emails, passwords, secondFactor }: Accounts): Route[] => [
  implement(sendConfirmation)(async (_, context) => {
    await emails.sendConfirmation(context.db, context)
    return mailSent
  }),
  implement(changePassword)((input, context) => passwords.change(context.db, input, context)),
  implement(changeEmail)(async (input, context) => {
    await emails.changeEmail(context.db, input, context)
    return mailSent
  }),
  implement(getTotpRule)(async (_, { db }) => ({ isRequired: await secondFactor.isRequired(db) })),
  implement(startTotp)((input, context) => secondFactor.start(context.db, input, context)),
  implement(confirmTotp)((input, context) => secondFactor.confirm(context.db, input, context)),
  implement(disableTotp)((input, context) => secondFactor.disable(context.db, input, context)),
]

const ownAccount = ({ own }: Accounts): Route[] => [
  implement(updateProfile)((input, { db, actor }) => own.updateProfile(db, input, actor)),
  implement(setMyLanguage)((input, { db, actor }) => own.setLanguage(db, input, actor)),
  implement(listSessions)((_, { db, actor }) => own.listSessions(db, actor)),
  // Before the route of a single session, whose path would match it.
  implement(endOtherSessions)(async (input, context) => ({
    ended: await own.endOtherSessions(context.db, input, context),
  })),
  implement(endSession)(async (input, context) => {
    await own.endSession(context.db, input, context)
    return { status: 'ended' }
  }),
  implement(exportMyData)((_, { db, actor }) => own.exportData(db, actor)),
  implement(deleteMyAccount)(async ({ currentPassword }, context) => {
    await own.deleteAccount(context.db, currentPassword, context)
    return { status: 'deleted' }
  }),
]

export const accountRoutes = (accounts: Accounts): Route[] => [
  ...signingIn(accounts),
  ...credentials(accounts),
  ...ownAccount(accounts),
]
