import type { Knex } from 'knex'
import type { Me } from '#contract/accounts/public.ts'
import type { Session } from '#contract/accounts/myAccount.ts'
import type { InLanguage } from '#contract/languages.ts'
import { emptyLog, transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import type { Actor, Context } from '#server/http/implement.ts'
import { endSessionOf, endSessionsOf, listSessionsOf } from '#server/http/sessionStore.ts'
import { forgetPerson } from '#server/privacy/forgetPerson.ts'
import type { Person } from '#server/privacy/personalData.ts'
import type { AccountDeps } from './deps.ts'
import { accountOf } from './accountOf.ts'
import { eraseUser } from './eraseUser.ts'
import { joinGuestRows } from './joinGuestRows.ts'
import type { Reauthenticate } from './reauthenticate.ts'
import { toMe } from './toMe.ts'
import { findUser, lockAdmins, lockUser, updateUser, type User } from './userRepository.ts'

type Deps = Pick<AccountDeps, 'now' | 'log' | 'post' | 'personalData'> & {
  readonly reauthenticate: Reauthenticate
}

const present = (user: User | undefined): User => {
  if (!user) throw new AppError('not_signed_in')
  return user
}

/** An account as other features need to know it. */
const personOf = ({ id, email, emailConfirmedAt }: User): Person & { id: string } => ({
  id,
  ...(emailConfirmedAt !== undefined && { email }),
})

/** A temple without an admin could never get one again. */
export const assertNotLastAdmin = async (trx: Knex, { role, disabledAt }: User): Promise<void> => {
  if (role !== 'admin' || disabledAt !== undefined) return
  if ((await lockAdmins(trx)) <= 1) throw new AppError('last_admin')
}

/** What people see and do with their own account. */
export const createOwnAccount = (deps: Deps) => {
  const { now, log, post, personalData, reauthenticate } = deps

  const sessionsOf = async (db: Knex, { id, sessionId }: Actor): Promise<Session[]> => {
    const sessions = await listSessionsOf(db, id, now())
    return sessions
      .map((session) => ({ ...session, isCurrent: session.id === sessionId }))
      .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
  }

  return {
    me: async (db: Knex, { id }: Actor): Promise<Me> =>
      toMe(db, present(await findUser(db, id)), now()),

    updateProfile: (db: Knex, changes: { fullName?: string | undefined }, { id }: Actor) =>
      transact(db, async (trx): Promise<Me> => {
        const user = present(await lockUser(trx, id))
        const fullName =
          changes.fullName === undefined ? user.fullName : changes.fullName || undefined
        const changed = { ...user, fullName }
        await updateUser(trx, changed, now())
        return toMe(trx, changed, now())
      }),

    setLanguage: (db: Knex, { language }: InLanguage, { id }: Actor): Promise<InLanguage> =>
      transact(db, async (trx) => {
        await updateUser(trx, { ...present(await lockUser(trx, id)), language }, now())
        return { language }
      }),

    listSessions: sessionsOf,

    endSession: async (
      db: Knex,
      { id, currentPassword }: { id: string; currentPassword: string },
      context: Context,
    ): Promise<void> => {
      const isCurrent = id === context.actor.sessionId
      const { user, sessionId } = await reauthenticate(db, currentPassword, context)
      const isEnded = await endSessionOf(db, user.id, isCurrent ? sessionId : id)
      if (!isEnded) throw new AppError('not_found')
      if (isCurrent) context.visit.keepSession(undefined)
    },

    endOtherSessions: async (
      db: Knex,
      { currentPassword }: { currentPassword: string },
      context: Context,
    ): Promise<number> => {
      const { user, sessionId } = await reauthenticate(db, currentPassword, context)
      return endSessionsOf(db, user.id, sessionId)
    },

    exportData: async (db: Knex, actor: Actor): Promise<Record<string, unknown>> => {
      const user = present(await findUser(db, actor.id))
      // More may have been sent with the confirmed address while logged out.
      await transact(db, (trx) => joinGuestRows(trx, user, personalData))
      const data: Record<string, unknown> = {
        account: accountOf(user),
        sessions: await sessionsOf(db, actor),
      }
      for (const { name, read } of personalData) data[name] = await read(db, personOf(user))
      return data
    },

    deleteAccount: async (db: Knex, currentPassword: string, context: Context): Promise<void> => {
      const { user: current } = await reauthenticate(db, currentPassword, context)
      await transact(db, async (trx) => {
        const user = present(await lockUser(trx, current.id))
        await assertNotLastAdmin(trx, user)
        await joinGuestRows(trx, user, personalData)
        await forgetPerson(trx, personOf(user), { personalData, now: now() })
        await eraseUser(trx, user.id)
        await post.sendDeleted(trx, user)
      })
      await emptyLog(db)
      context.visit.keepSession(undefined)
      log.info({ event: 'account_deleted', user: current.id })
    },
  }
}
