import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { confirmEmailPath, invitationPath, resetPasswordPath } from '#contract/accounts/links.ts'
import type { Role } from '#contract/accounts/roles.ts'
import { staffLanguage } from '#contract/languages.ts'
import type { Mail, Outgoing } from '#server/adapters/email/port.ts'
import type { Shared } from '#server/feature.ts'
import {
  changeMail,
  confirmMail,
  deletedMail,
  emailChangedMail,
  invitationMail,
  existingAccountMail,
  passwordChangedMail,
  resetMail,
  totpMail,
} from './accountMails.ts'
import { expiryOf, issueToken, type Purpose } from './tokenRepository.ts'
import type { User } from './userRepository.ts'

export type AccountEmailDeps = Pick<Shared, 'findSite' | 'notify' | 'publicUrl' | 'now'>

type SentInvitation = {
  readonly id: string
  readonly email: string
  readonly role: Role
  /** Who invites. */
  readonly who: string
  readonly token: string
  readonly expiresAt: string
}

/** Emails to people about their accounts, each in the transaction of the change it reports. */
export const createAccountEmails = ({ findSite, notify, publicUrl, now }: AccountEmailDeps) => {
  const addressee = async (trx: Knex, { username, language }: User, to: string) => ({
    to,
    username,
    language,
    temple: await findSite(trx, language),
  })
  type How = Pick<Outgoing, 'isForTheAsking'> & {
    readonly key?: string
    readonly usefulUntil?: Date
  }
  const send = (
    trx: Knex,
    user: User,
    mail: Mail,
    { key = randomUUID(), ...how }: How = {},
  ): Promise<void> =>
    notify(trx, [
      {
        key: `account:${user.id}:${key}`,
        language: user.language,
        mail,
        regarding: { kind: 'account' },
        ...how,
      },
    ])
  /** An email with a link to open is useless once the link has expired. */
  const untilExpiry = (purpose: Purpose): How => ({ usefulUntil: expiryOf(purpose, now()) })
  /**
   * Never held back for the person who confirmed the address, even if the account no longer uses
   * it.
   */
  const warn = (trx: Knex, user: User, mail: Mail, how: How = {}): Promise<void> => {
    if (user.emailConfirmedAt === undefined) return send(trx, user, mail, how)
    const { key = randomUUID(), usefulUntil } = how
    return notify(trx, [
      {
        key: `account:${user.id}:${key}`,
        language: user.language,
        mail,
        regarding: { kind: 'account' },
        usefulUntil,
        isAlwaysSent: true,
      },
    ])
  }

  return {
    /** Asks whether the address of an account belongs to its owner. */
    askConfirmation: async (trx: Knex, user: User): Promise<void> => {
      const { id: userId, email } = user
      const token = await issueToken(trx, 'confirm', { userId, email }, now())
      const of = await addressee(trx, user, email)
      const mail = confirmMail(of, publicUrl + confirmEmailPath(token))
      await send(trx, user, mail, { ...untilExpiry('confirm'), isForTheAsking: true })
    },
    /** Asks the same for an account's new address. */
    askNewAddress: async (trx: Knex, user: User, email: string): Promise<void> => {
      const token = await issueToken(trx, 'change_email', { userId: user.id, email }, now())
      const of = await addressee(trx, user, email)
      const mail = changeMail(of, publicUrl + confirmEmailPath(token))
      await send(trx, user, mail, { ...untilExpiry('change_email'), isForTheAsking: true })
    },
    /** To the previous address; `user` as it was then. */
    sendEmailChanged: async (trx: Knex, user: User, to: string): Promise<void> =>
      warn(trx, user, emailChangedMail(await addressee(trx, user, user.email), to)),
    sendReset: async (trx: Knex, user: User): Promise<void> => {
      const { id: userId, email } = user
      const token = await issueToken(trx, 'reset', { userId, email }, now())
      const of = await addressee(trx, user, email)
      const mail = resetMail(of, publicUrl + resetPasswordPath(token))
      await warn(trx, user, mail, { ...untilExpiry('reset'), isForTheAsking: true })
    },
    sendPasswordChanged: async (trx: Knex, user: User): Promise<void> =>
      warn(trx, user, passwordChangedMail(await addressee(trx, user, user.email))),
    /** Once a day at most, so that nobody can flood another person's mailbox. */
    sendAccountExists: async (trx: Knex, user: User): Promise<void> => {
      const of = await addressee(trx, user, user.email)
      const day = now().toISOString().slice(0, 10)
      const mail = existingAccountMail(of, `${publicUrl}/forgot-password`)
      const how = { ...untilExpiry('confirm'), key: `known:${day}`, isForTheAsking: true } as const
      await warn(trx, user, mail, how)
    },
    sendTotpChanged: async (trx: Knex, user: User, isOn: boolean): Promise<void> =>
      warn(trx, user, totpMail(await addressee(trx, user, user.email), isOn)),
    /** Its key names the invitation, so that the email goes when that is withdrawn. */
    invite: async (trx: Knex, invitation: SentInvitation): Promise<void> => {
      const { id, email, token, expiresAt, ...of } = invitation
      const url = publicUrl + invitationPath(token)
      const mail = invitationMail({ to: email, temple: await findSite(trx) }, { ...of, url })
      const key = `invitation:${id}:${randomUUID()}`
      await notify(trx, [
        {
          key,
          language: staffLanguage,
          mail,
          regarding: { kind: 'invitation' },
          usefulUntil: new Date(expiresAt),
        },
      ])
    },
    sendDeleted: async (trx: Knex, user: User): Promise<void> =>
      warn(trx, user, deletedMail(await addressee(trx, user, user.email))),
  }
}

export type AccountEmails = ReturnType<typeof createAccountEmails>
