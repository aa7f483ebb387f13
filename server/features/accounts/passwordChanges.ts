import type { Knex } from 'knex'
import type { Me } from '#contract/accounts/public.ts'
import { keyOf } from '#server/privacy/keyOf.ts'
import { transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import type { Context } from '#server/http/implement.ts'
import { endSessionsOf } from '#server/http/sessionStore.ts'
import type { AccountDeps } from './deps.ts'
import { createConfirm } from './emails.ts'
import { hashPassword } from './hashing.ts'
import { deviceToken } from './knownDevice.ts'
import type { LoginLimits } from './loginLimits.ts'
import type { Owner } from './passwordRules.ts'
import type { Reauthenticate } from './reauthenticate.ts'
import { renewSession } from './renewSession.ts'
import { deleteTokensOf, findToken, useToken } from './tokenRepository.ts'
import { toMe } from './toMe.ts'
import { findByEmail, findUser, lockUser, updateUser, type User } from './userRepository.ts'

type Deps = AccountDeps & { readonly reauthenticate: Reauthenticate; readonly limits: LoginLimits }

const ownerOf = ({ username, email, fullName }: User): Owner => ({
  username,
  email,
  ...(fullName !== undefined && { fullName }),
})

/** Forgotten and changed passwords. */
export const createPasswordChanges = (deps: Deps) => {
  const {
    now,
    log,
    throttle,
    limits,
    post,
    assertStrong,
    backgroundTasks,
    deviceSecret,
    reauthenticate,
  } = deps
  const confirm = createConfirm(deps)

  /** With the account locked: everything logged in with the old password ends. */
  const set = async (trx: Knex, user: User, passwordHash: string): Promise<User> => {
    const changed = { ...user, passwordHash }
    await updateUser(trx, changed, now())
    await endSessionsOf(trx, user.id)
    await deleteTokensOf(trx, user.id, ['reset'])
    await post.sendPasswordChanged(trx, changed)
    await limits.forgiveAll(trx, user)
    return changed
  }

  /** Unknown addresses are counted too, so that the work is the same for all. */
  const sendReset = async (db: Knex, email: string): Promise<void> => {
    const user = await findByEmail(db, email)
    const about = `reset ${user?.id ?? keyOf(email)}`
    const { waitMs } = await throttle.tryTake(db, 'mails', about)
    if (waitMs > 0 || !user || user.disabledAt !== undefined) return
    await transact(db, (trx) => post.sendReset(trx, user))
    log.info({ event: 'reset_asked', user: user.id })
  }

  return {
    /** Whether there is anything to do is checked later, at an unpredictable time. */
    forgot: (db: Knex, email: string): void => backgroundTasks.run(() => sendReset(db, email)),

    /** Whoever reads the emails of the address owns it. Its browser is known from now on. */
    reset: async (
      db: Knex,
      { token, password }: { token: string; password: string },
      { visit }: Context,
    ): Promise<void> => {
      const about = await findToken(db, token, ['reset'], now())
      const owner = about?.userId ? await findUser(db, about.userId) : undefined
      if (!owner) throw new AppError('link_over')
      await assertStrong(db, password, ownerOf(owner))
      const passwordHash = await hashPassword(password)
      await transact(db, async (trx) => {
        const used = await useToken(trx, token, ['reset'], now())
        const user = used && (await lockUser(trx, owner.id))
        if (!user || user.disabledAt !== undefined) throw new AppError('link_over')
        await confirm(trx, await set(trx, user, passwordHash))
      })
      visit.keepDevice(deviceToken(deviceSecret, { id: owner.id, passwordHash }))
      log.info({ event: 'password_reset', user: owner.id })
    },

    change: async (
      db: Knex,
      input: { currentPassword: string; password: string },
      context: Context,
    ): Promise<Me> => {
      const { user: current } = await reauthenticate(db, input.currentPassword, context)
      await assertStrong(db, input.password, ownerOf(current))
      const passwordHash = await hashPassword(input.password)
      const { session, me } = await transact(db, async (trx) => {
        const user = await lockUser(trx, current.id)
        if (user?.passwordHash !== current.passwordHash) throw new AppError('not_signed_in')
        const changed = await set(trx, user, passwordHash)
        const session = await renewSession(trx, changed, { visit: context.visit, now: now() })
        return { session, me: await toMe(trx, changed, now()) }
      })
      context.visit.keepSession(session)
      context.visit.keepDevice(deviceToken(deviceSecret, { id: current.id, passwordHash }))
      log.info({ event: 'password_changed', user: current.id })
      return me
    },
  }
}
