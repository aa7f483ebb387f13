import type { Knex } from 'knex'
import type { LoginInput, Me } from '#contract/accounts/public.ts'
import { transact } from '#server/db/db.ts'
import { diskTroubleOf } from '#server/db/diskTrouble.ts'
import { AppError } from '#server/errors.ts'
import type { Context } from '#server/http/implement.ts'
import { endSessionOf, startHeldSession } from '#server/http/sessionStore.ts'
import type { AccountDeps } from './deps.ts'
import { hashPassword, isOutdated, verifyPassword } from './hashing.ts'
import { deviceToken } from './knownDevice.ts'
import type { LoginLimits } from './loginLimits.ts'
import { renewSession } from './renewSession.ts'
import type { SecondFactor } from './secondFactor.ts'
import { toMe } from './toMe.ts'
import { findByLogin, findUser, lockUser, updateUser, type User } from './userRepository.ts'

type Deps = AccountDeps & { readonly secondFactor: SecondFactor; readonly limits: LoginLimits }

const refused = (found: User | undefined): AppError =>
  new AppError('wrong_credentials', undefined, [], { accountId: found?.id })

export const createSignIn = ({ now, log, limits, deviceSecret, secondFactor }: Deps) => {
  /** Nothing can be written, but staff must be able to see why. */
  const enterHeld = async (db: Knex, found: User, { visit }: Context) => {
    const user = await findUser(db, found.id)
    const isSame = user && user.passwordHash === found.passwordHash && user.disabledAt === undefined
    if (!isSame) throw refused(found)
    const session = { ...startHeldSession(user, now()), role: user.role }
    const device = deviceToken(deviceSecret, user, visit.deviceToken)
    return { session, device, me: await toMe(db, user, now()) }
  }

  /** Only if the account has not changed since its password was compared. */
  const enter = (db: Knex, found: User, newHash: string | undefined, { actor, visit }: Context) =>
    transact(db, async (trx) => {
      const user = await lockUser(trx, found.id)
      const isSame =
        user && user.passwordHash === found.passwordHash && user.disabledAt === undefined
      if (!isSame) throw refused(found)
      const passwordHash = newHash ?? user.passwordHash
      if (newHash !== undefined) await updateUser(trx, { ...user, passwordHash }, now())
      if (actor.sessionId !== undefined) await endSessionOf(trx, actor.id, actor.sessionId)
      const session = await renewSession(trx, user, { visit, now: now() })
      const device = deviceToken(deviceSecret, { id: user.id, passwordHash }, visit.deviceToken)
      return { session, device, me: await toMe(trx, user, now()) }
    })

  return {
    login: async (db: Knex, input: LoginInput, context: Context): Promise<Me> => {
      const { visit } = context
      const { username: typed, password } = input
      const found = await findByLogin(db, typed)
      const counted = await limits.take(db, typed, found, visit)
      const isRight = await verifyPassword(found?.passwordHash, password)
      if (!found || !isRight || found.disabledAt !== undefined) throw refused(found)
      if (secondFactor.isMissing(found, input.code)) {
        await limits.release(db, counted)
        throw new AppError('totp_required')
      }
      await secondFactor.assertPassed(db, found, input.code)
      const newHash = isOutdated(found.passwordHash) ? await hashPassword(password) : undefined
      const { session, device, me } = await enter(db, found, newHash, context).catch(
        (error: unknown) => {
          if (!diskTroubleOf(db, error)) throw error
          return enterHeld(db, found, context)
        },
      )
      await limits.forgive(db, counted)
      visit.keepSession(session)
      visit.keepDevice(device)
      log.info({ event: 'signed_in', user: found.id })
      return me
    },

    logout: async (db: Knex, { actor, visit }: Context): Promise<void> => {
      visit.keepSession(undefined)
      if (actor.sessionId === undefined) return
      await endSessionOf(db, actor.id, actor.sessionId)
      log.info({ event: 'signed_out', user: actor.id })
    },
  }
}
