import type { Knex } from 'knex'
import { transact } from '#server/db/db.ts'
import { AppError, invalidField } from '#server/errors.ts'
import type { Context } from '#server/http/implement.ts'
import { endSessionOf } from '#server/http/sessionStore.ts'
import type { AccountDeps } from './deps.ts'
import { verifyPassword } from './hashing.ts'
import { renewSession } from './renewSession.ts'
import { findUser, type User } from './userRepository.ts'

type Reauthenticated = { readonly user: User; readonly sessionId: string }

/** Asks for the password again; the session gets a new token, as after every login. */
export type Reauthenticate = (
  db: Knex,
  password: string,
  context: Context,
) => Promise<Reauthenticated>

export const createReauthenticate =
  ({ now, throttle }: Pick<AccountDeps, 'now' | 'throttle'>): Reauthenticate =>
  async (db, password, { actor, visit }) => {
    const user = await findUser(db, actor.id)
    if (!user) throw new AppError('not_signed_in')
    const about = `password ${user.id}`
    await throttle.take(db, 'account', about)
    if (!(await verifyPassword(user.passwordHash, password))) {
      const about = { event: 'password_refused', accountId: user.id }
      throw invalidField('#/currentPassword', { code: 'accounts.currentPasswordWrong' }, about)
    }
    const session = await transact(db, async (trx) => {
      await throttle.forgive(trx, 'account', about)
      // Logged out on another device at this very moment: then it stays logged out.
      const isOpen = await endSessionOf(trx, user.id, actor.sessionId ?? '')
      if (!isOpen) throw new AppError('not_signed_in')
      return renewSession(trx, user, { visit, now: now() })
    })
    visit.keepSession(session)
    return { user, sessionId: session.id }
  }
