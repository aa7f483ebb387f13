import type { Knex } from 'knex'
import type { Visit } from '#server/http/implement.ts'
import type { AccountDeps } from './deps.ts'
import { knownDevice } from './knownDevice.ts'
import { freeTries, type Limit } from './throttle.ts'
import { keyOf, type User } from './userRepository.ts'

type Count = readonly [limit: Limit, about: string]

/** The counts a try was added to, and those cleared if it succeeds. */
type Try = { readonly taken: readonly Count[]; readonly toForgive: readonly Count[] }

/** Its user name and its email are one count; what nobody has is counted as it was typed, with the same waits. */
const ofAccount = ({ id }: User): Count => ['account', `account ${id}`]
const ofName = (typed: string): Count => ['account', `name ${keyOf(typed)}`]
const ofDevice = (device: string): Count => ['account', `device ${device}`]
const firstTries = ({ id }: User): Count => ['firstTries', `devices ${id}`]
const earlyTries = ({ id }: User): Count => ['earlyTries', `devices ${id}`]
const furtherTries = ({ id }: User): Count => ['account', `devices ${id}`]

/** What the browsers of an account share, by how often it was tried on this one. */
const sharedBy = (tries: number): ((user: User) => Count) => {
  if (tries === 1) return firstTries
  return tries <= freeTries ? earlyTries : furtherTries
}

const sharedOf = (user: User): Count[] => [firstTries(user), earlyTries(user), furtherTries(user)]

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
   * All browsers the owner is known by share three counts: of the first try on each, of the others that
   * are free there, and of all that come after. So guesses on one make nobody wait on another, and many
   * browsers together have few.
   */
  const takeKnown = async (db: Knex, device: string, user: User): Promise<Try> => {
    const tries = await throttle.take(db, ...ofDevice(device), user.id)
    const shared = sharedBy(tries)(user)
    await throttle.take(db, ...shared, user.id)
    return {
      taken: [ofDevice(device), shared],
      toForgive: [ofDevice(device), ...sharedOf(user)],
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
      const name = found ? ofAccount(found) : ofName(typed)
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
      forgive(trx, [ofAccount(user), ...sharedOf(user)]),
  }
}

export type LoginLimits = ReturnType<typeof createLoginLimits>
