import type { Knex } from 'knex'
import type { LoginInput, Me } from '#contract/accounts.ts'
import { transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import type { Context, Visit } from '#server/http/implement.ts'
import { endSessionOf } from '#server/http/sessionStore.ts'
import type { AccountDeps } from './deps.ts'
import { hashPassword, isOutdated, verifyPassword } from './hashing.ts'
import { knownDevice, newDeviceToken } from './knownDevice.ts'
import { renewSession } from './renewSession.ts'
import type { SecondFactor } from './secondFactor.ts'
import type { Limit } from './throttle.ts'
import { toMe } from './toMe.ts'
import { findByLogin, keyOf, lockUser, updateUser, type User } from './userRepository.ts'

type Deps = AccountDeps & { readonly secondFactor: SecondFactor }

/** Counted by the name as it was typed: whether anybody has it makes no difference. */
const aboutName = (typed: string): string => `name ${keyOf(typed)}`

/** Both ways to name an account. */
export const aboutUser = ({ username, email }: User): string[] => [
  aboutName(username),
  aboutName(email),
]

export const createSignIn = ({ now, log, throttle, deviceSecret, secondFactor }: Deps) => {
  /**
   * A browser its owner has used before has a count of its own, so that nobody can lock them out by
   * guessing; all others share the name's and their address's.
   */
  const limitsOf = (typed: string, found: User | undefined, visit: Visit): [Limit, string][] => {
    const device = knownDevice(deviceSecret, visit.deviceToken, found?.id)
    if (device !== undefined) return [['account', `device ${device}`]]
    const name: [Limit, string] = ['account', aboutName(typed)]
    return visit.address === undefined ? [name] : [['address', visit.address], name]
  }

  /** Only if nothing has happened to the account since its password was compared. */
  const enter = (db: Knex, found: User, newHash: string | undefined, { actor, visit }: Context) =>
    transact(db, async (trx) => {
      const user = await lockUser(trx, found.id)
      const isSame = user && user.passwordHash === found.passwordHash && user.disabledAt === null
      if (!isSame) throw new AppError('wrong_credentials')
      if (newHash !== undefined) await updateUser(trx, { ...user, passwordHash: newHash }, now())
      if (actor.sessionId !== undefined) await endSessionOf(trx, actor.id, actor.sessionId)
      const session = await renewSession(trx, user, { visit, now: now() })
      return { session, me: await toMe(trx, user, now()) }
    })

  return {
    login: async (db: Knex, input: LoginInput, context: Context): Promise<Me> => {
      const { visit } = context
      const { username: typed, password } = input
      const found = await findByLogin(db, typed)
      const limits = limitsOf(typed, found, visit)
      for (const [limit, about] of limits) await throttle.take(db, limit, about)
      const isRight = await verifyPassword(found?.passwordHash, password)
      if (!found || !isRight || found.disabledAt !== null) {
        log.info({ event: 'sign_in_refused', ...(found && { user: found.id }) })
        throw new AppError('wrong_credentials')
      }
      await secondFactor.assertPassed(db, found, input.code)
      const newHash = isOutdated(found.passwordHash) ? await hashPassword(password) : undefined
      const { session, me } = await enter(db, found, newHash, context)
      for (const [limit, about] of limits) {
        await (limit === 'address' ? throttle.giveBack : throttle.forgive)(db, limit, about)
      }
      visit.keepSession(session)
      visit.keepDevice(newDeviceToken(deviceSecret, found.id))
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
