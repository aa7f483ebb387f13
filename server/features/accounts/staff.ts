import type { Knex } from 'knex'
import type { Role } from '#contract/accounts/roles.ts'
import { AppError } from '#server/errors.ts'
import { endSessionsOf } from '#server/http/sessionStore.ts'
import type { AccountDeps } from './deps.ts'
import { assertNotLastAdmin } from './ownAccount.ts'
import { removeSecondFactor } from './secondFactor.ts'
import { lockUser, updateUser, type User } from './userRepository.ts'

/** What an admin does with other people's accounts, each in the caller's transaction. */
export const createStaff = ({
  now,
  log,
  post,
  throttle,
}: Pick<AccountDeps, 'now' | 'log' | 'post' | 'throttle'>) => {
  const held = async (trx: Knex, id: string): Promise<User> => {
    const user = await lockUser(trx, id)
    if (!user) throw new AppError('not_found')
    return user
  }

  return {
    /** The sessions end, because their length depends on the role. */
    setRole: async (trx: Knex, id: string, role: Role): Promise<void> => {
      const user = await held(trx, id)
      if (user.role === role) return
      if (role !== 'admin') await assertNotLastAdmin(trx, user)
      await updateUser(trx, { ...user, role }, now())
      await endSessionsOf(trx, id)
      log.info({ event: 'role_changed', user: id, role })
    },
    /** False if it was disabled already. */
    disable: async (trx: Knex, id: string): Promise<boolean> => {
      const user = await held(trx, id)
      if (user.disabledAt !== undefined) return false
      await assertNotLastAdmin(trx, user)
      await updateUser(trx, { ...user, disabledAt: now().toISOString() }, now())
      await endSessionsOf(trx, id)
      log.info({ event: 'account_disabled', user: id })
      return true
    },
    /** False if it was enabled already. */
    enable: async (trx: Knex, id: string): Promise<boolean> => {
      const user = await held(trx, id)
      if (user.disabledAt === undefined) return false
      await updateUser(trx, { ...user, disabledAt: undefined }, now())
      log.info({ event: 'account_enabled', user: id })
      return true
    },
    endSessions: async (trx: Knex, id: string): Promise<number> => {
      await held(trx, id)
      log.info({ event: 'sessions_ended', user: id })
      return endSessionsOf(trx, id)
    },
    /** Staff start a reset; they never choose or see the password itself. */
    sendReset: async (trx: Knex, id: string): Promise<void> => {
      await post.sendReset(trx, await held(trx, id))
      log.info({ event: 'reset_sent', user: id })
    },
    /** As often as the person may ask for it. */
    sendConfirmation: async (trx: Knex, id: string): Promise<void> => {
      await throttle.take(trx, 'mails', `confirm ${id}`)
      await post.askConfirmation(trx, await held(trx, id))
    },
    /** For a lost phone, after the person has proved who they are. */
    removeTotp: async (trx: Knex, id: string): Promise<void> => {
      const user = await held(trx, id)
      await removeSecondFactor(trx, user, now())
      await endSessionsOf(trx, id)
      await post.sendTotpChanged(trx, user, false)
      log.info({ event: 'second_factor_off', user: id })
    },
  }
}
