import type { Knex } from 'knex'
import type { Me } from '#contract/accounts.ts'
import { transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import type { Context } from '#server/http/implement.ts'
import { endSessionsOf } from '#server/http/sessionStore.ts'
import type { AccountDeps } from './deps.ts'
import { createConfirm } from './emails.ts'
import { hashPassword } from './hashing.ts'
import { newDeviceToken } from './knownDevice.ts'
import { assertUncommon, type Owner } from './passwordRules.ts'
import type { Reauthenticate } from './reauthenticate.ts'
import { renewSession } from './renewSession.ts'
import { aboutUser } from './signIn.ts'
import { deleteTokensOf, findToken, useToken } from './tokenRepository.ts'
import { toMe } from './toMe.ts'
import { findByEmail, findUser, lockUser, updateUser, type User } from './userRepository.ts'

type Deps = AccountDeps & { readonly reauthenticate: Reauthenticate }

const ownerOf = ({ username, email, fullName }: User): Owner => ({
  username,
  email,
  ...(fullName !== null && { fullName }),
})

/** Passwords: forgotten, and changed. */
export const createPasswordChanges = (deps: Deps) => {
  const { now, log, throttle, post, backgroundTasks, deviceSecret, reauthenticate } = deps
  const confirm = createConfirm(deps)

  /** With the account held: all it was signed in with ends with the old password. */
  const set = async (trx: Knex, user: User, passwordHash: string): Promise<User> => {
    const changed = { ...user, passwordHash }
    await updateUser(trx, changed, now())
    await endSessionsOf(trx, user.id)
    await deleteTokensOf(trx, user.id, ['reset'])
    await post.tellPasswordChanged(trx, changed)
    for (const about of aboutUser(user)) await throttle.forgive(trx, 'account', about)
    return changed
  }

  const sendReset = async (db: Knex, user: User): Promise<void> => {
    if (user.disabledAt !== null) return
    if ((await throttle.tryTake(db, 'mails', `reset ${user.id}`)) > 0) return
    await transact(db, (trx) => post.sendReset(trx, user))
    log.info({ event: 'reset_asked', user: user.id })
  }

  return {
    /** Whether there is anything to do is found out after the answer, whose time then tells nothing. */
    forgot: (db: Knex, email: string): void =>
      backgroundTasks.run(async () => {
        const user = await findByEmail(db, email)
        if (user) await sendReset(db, user)
      }),

    /** Whoever reads the mails of the address owns it. Its browser is known from now on. */
    reset: async (
      db: Knex,
      { token, password }: { token: string; password: string },
      { visit }: Context,
    ): Promise<void> => {
      const about = await findToken(db, token, ['reset'], now())
      const known = about?.userId ? await findUser(db, about.userId) : undefined
      if (!known) throw new AppError('link_over')
      await assertUncommon(password, ownerOf(known))
      const passwordHash = await hashPassword(password)
      await transact(db, async (trx) => {
        const used = await useToken(trx, token, ['reset'], now())
        const user = used && (await lockUser(trx, known.id))
        if (!user || user.disabledAt !== null) throw new AppError('link_over')
        await confirm(trx, await set(trx, user, passwordHash))
      })
      visit.keepDevice(newDeviceToken(deviceSecret, known.id))
      log.info({ event: 'password_reset', user: known.id })
    },

    change: async (
      db: Knex,
      input: { currentPassword: string; password: string },
      context: Context,
    ): Promise<Me> => {
      const { user: known } = await reauthenticate(db, input.currentPassword, context)
      await assertUncommon(input.password, ownerOf(known))
      const passwordHash = await hashPassword(input.password)
      const { session, me } = await transact(db, async (trx) => {
        const user = await lockUser(trx, known.id)
        if (user?.passwordHash !== known.passwordHash) throw new AppError('not_signed_in')
        const changed = await set(trx, user, passwordHash)
        const session = await renewSession(trx, changed, { visit: context.visit, now: now() })
        return { session, me: await toMe(trx, changed, now()) }
      })
      context.visit.keepSession(session)
      log.info({ event: 'password_changed', user: known.id })
      return me
    },
  }
}
