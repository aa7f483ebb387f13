import type { Knex } from 'knex'
import type { Visit } from '#server/http/implement.ts'
import type { AccountDeps } from './deps.ts'
import { knownDevice } from './knownDevice.ts'
import type { Limit } from './throttle.ts'
import { keyOf, type User } from './userRepository.ts'

type Count = readonly [limit: Limit, about: string]

/** The counts a try was added to, and those cleared if it succeeds. */
type Try = { readonly taken: readonly Count[]; readonly toForgive: readonly Count[] }

/** Counted by the name as it was typed: whether anybody has it makes no difference. */
const ofName = (typed: string): Count => ['account', `name ${keyOf(typed)}`]
const ofDevice = (device: string): Count => ['account', `device ${device}`]
const firstTries = ({ id }: User): Count => ['firstTries', `devices ${id}`]
const furtherTries = ({ id }: User): Count => ['account', `devices ${id}`]

/** How often somebody may try to log in. */
export const createLoginLimits = ({
  throttle,
  deviceSecret,
}: Pick<AccountDeps, 'throttle' | 'deviceSecret'>) => {
  const forgive = async (trx: Knex, counts: readonly Count[]): Promise<void> => {
    for (const [limit, about] of counts) {
      // Of the others behind an address a success says nothing.
      await (limit === 'address' ? throttle.giveBack : throttle.forgive)(trx, limit, about)
    }
  }

  /**
   * All browsers the owner is known by share one count, but for the first try on each: whoever types
   * the right password there gets in, whatever is guessed on the others.
   */
  const takeKnown = async (db: Knex, device: string, user: User): Promise<Try> => {
    const tries = await throttle.take(db, ...ofDevice(device), user.id)
    const shared = tries === 1 ? firstTries(user) : furtherTries(user)
    await throttle.take(db, ...shared, user.id)
    return {
      taken: [ofDevice(device), shared],
      toForgive: [ofDevice(device), firstTries(user), furtherTries(user)],
    }
  }

  return {
    /** Counts a try before it is made, or refuses it. */
    take: async (
      db: Knex,
      typed: string,
      found: User | undefined,
      { deviceToken, address }: Visit,
    ): Promise<Try> => {
      const device = knownDevice(deviceSecret, deviceToken, found)
      if (device !== undefined && found) return takeKnown(db, device, found)
      const name = ofName(typed)
      const counts: Count[] = address === undefined ? [name] : [['address', address], name]
      for (const count of counts) await throttle.take(db, ...count, found?.id)
      return { taken: counts, toForgive: counts }
    },
    forgive: (db: Knex, { toForgive }: Try): Promise<void> => forgive(db, toForgive),
    /** The password was right and only the code is missing, so this was not a guess. */
    giveBack: async (db: Knex, { taken }: Try): Promise<void> => {
      for (const count of taken) await throttle.giveBack(db, ...count)
    },
    /** After a new password nobody knows the old guesses: what was counted for the account is over. */
    forgiveAll: (trx: Knex, user: User): Promise<void> =>
      forgive(trx, [
        ofName(user.username),
        ofName(user.email),
        firstTries(user),
        furtherTries(user),
      ]),
  }
}

export type LoginLimits = ReturnType<typeof createLoginLimits>
