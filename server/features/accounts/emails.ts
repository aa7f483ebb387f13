import type { Knex } from 'knex'
import { keyOf } from '#server/privacy/keyOf.ts'
import { transact } from '#server/db/db.ts'
import type { Reason } from '#contract/refusals.ts'
import { AppError, invalidField } from '#server/errors.ts'
import type { Context } from '#server/http/implement.ts'
import type { AccountDeps } from './deps.ts'
import { verifyPassword } from './hashing.ts'
import { joinGuestRows } from './joinGuestRows.ts'
import type { Reauthenticate } from './reauthenticate.ts'
import { deleteTokensOf, findToken, useToken, type AccountToken } from './tokenRepository.ts'
import { findByEmail, findUser, lockUser, updateUser, type User } from './userRepository.ts'

type Deps = Pick<AccountDeps, 'now' | 'log' | 'post' | 'throttle' | 'personalData'> & {
  readonly reauthenticate: Reauthenticate
}

/** The kinds of link that confirm an address. */
const confirming = ['confirm', 'change_email'] as const

/** Marks the address as the person's own, and adds what was done with it as a guest. */
export const createConfirm =
  ({ now, personalData }: Pick<AccountDeps, 'now' | 'personalData'>) =>
  async (trx: Knex, user: User): Promise<User> => {
    const confirmed = { ...user, emailConfirmedAt: user.emailConfirmedAt ?? now().toISOString() }
    await updateUser(trx, confirmed, now())
    await deleteTokensOf(trx, user.id, ['confirm'])
    await joinGuestRows(trx, confirmed, personalData)
    return confirmed
  }

/** Confirming and changing the address of an account. */
export const createEmails = (deps: Deps) => {
  const { now, log, post, throttle, reauthenticate } = deps
  const confirm = createConfirm(deps)

  const confirmFirst = async (trx: Knex, user: User, email: string): Promise<string> => {
    if (keyOf(user.email) !== keyOf(email)) throw new AppError('link_over')
    await confirm(trx, user)
    return user.email
  }

  const confirmNew = async (trx: Knex, user: User, email: string): Promise<string> => {
    const owner = await findByEmail(trx, email)
    if (owner && owner.id !== user.id) throw new AppError('link_over')
    const changed = await confirm(trx, { ...user, email, emailConfirmedAt: now().toISOString() })
    // Links sent to the old address must not work any more.
    await deleteTokensOf(trx, user.id, ['reset', 'change_email'])
    await post.sendEmailChanged(trx, user, changed.email)
    log.info({ event: 'email_changed', user: user.id })
    return email
  }

  const confirmBy = async (trx: Knex, token: AccountToken | undefined): Promise<string> => {
    const user = token?.userId ? await lockUser(trx, token.userId) : undefined
    if (!token?.email || !user) throw new AppError('link_over')
    return token.purpose === 'confirm'
      ? confirmFirst(trx, user, token.email)
      : confirmNew(trx, user, token.email)
  }

  const assertOwner = async (db: Knex, user: User, password: string | undefined) => {
    const refuse = (reason: Reason, event?: string) =>
      invalidField('#/password', reason, { ...(event && { event }), accountId: user.id })
    if (!password) throw refuse({ code: 'accounts.passwordMissing' })
    const about = `password ${user.id}`
    await throttle.take(db, 'account', about, user.id)
    if (!(await verifyPassword(user.passwordHash, password))) {
      throw refuse({ code: 'accounts.passwordWrong' }, 'password_refused')
    }
    await transact(db, (trx) => throttle.forgive(trx, 'account', about))
  }

  return {
    confirmEmail: async (
      db: Knex,
      { token, password }: { token: string; password?: string | undefined },
      { actor }: Context,
    ): Promise<string> => {
      const found = await findToken(db, token, confirming, now())
      const user = found?.userId ? await findUser(db, found.userId) : undefined
      if (!user) throw new AppError('link_over')
      if (actor.id !== user.id) await assertOwner(db, user, password)
      return transact(db, async (trx) =>
        confirmBy(trx, await useToken(trx, token, confirming, now())),
      )
    },

    sendConfirmation: async (db: Knex, { actor }: Context): Promise<void> => {
      const user = await findUser(db, actor.id)
      if (!user) throw new AppError('not_signed_in')
      if (user.emailConfirmedAt !== undefined) return
      await throttle.take(db, 'mails', `confirm ${user.id}`)
      await transact(db, (trx) => post.askConfirmation(trx, user))
    },

    /**
     * The answer is the same whether or not the new address has an account; its owner gets an
     * email.
     */
    changeEmail: async (
      db: Knex,
      { currentPassword, email }: { currentPassword: string; email: string },
      context: Context,
    ): Promise<void> => {
      const { user } = await reauthenticate(db, currentPassword, context)
      if (keyOf(user.email) === keyOf(email))
        throw invalidField('#/email', { code: 'accounts.sameEmail' })
      await throttle.take(db, 'mails', `change ${user.id}`)
      await transact(db, async (trx) => {
        await deleteTokensOf(trx, user.id, ['change_email'])
        const owner = await findByEmail(trx, email)
        if (owner) await post.sendAccountExists(trx, owner)
        else await post.askNewAddress(trx, user, email)
      })
      log.info({ event: 'email_change_asked', user: user.id })
    },
  }
}
