import type { Knex } from 'knex'
import { keyOf } from '#server/privacy/keyOf.ts'
import type { Visit } from '#server/http/implement.ts'
import type { AccountDeps } from './deps.ts'
import { knownDevice } from './knownDevice.ts'
import { freeTries, isShared, type Limit } from './throttle.ts'
import type { User } from './userRepository.ts'

type Count = readonly [limit: Limit, about: string]

/** The counts a try was added to, and those cleared when it succeeds. */
type Try = { readonly taken: readonly Count[]; readonly toForgive: readonly Count[] }

/**
 * What is guessed at: an account's username and email are one; unknown names count as typed, with the same waits.
 */
const aimOf = (typed: string, found: User | undefined): string =>
  found ? `account ${found.id}` : `name ${keyOf(typed)}`

/** The counts of a browser that the owner has not used. Without an address all of them are one caller. */
const ofStranger = (aim: string, address: string | undefined): Count[] =>
  address === undefined
    ? [['account', aim]]
    : [
        ['address', address],
        ['account', `${aim} from ${address}`],
        ['strangers', aim],
      ]

const ofDevice = (device: string): Count => ['account', `device ${device}`]
const firstTries = ({ id }: User): Count => ['firstTries', `devices ${id}`]
const earlyTries = ({ id }: User): Count => ['earlyTries', `devices ${id}`]
const furtherTries = ({ id }: User): Count => ['account', `devices ${id}`]

/** The shared counts of an account's known browsers, by how often this one has tried. */
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
      // A success says nothing about others who share the count.
      await (isShared(limit) ? throttle.release : throttle.forgive)(trx, limit, about)
    }
  }

  /**
   * All browsers known for the owner share three counts: of the first try on each, of the other
   * free tries there, and of all later ones. So guesses on one browser make nobody wait on another,
   * and many browsers together get few tries.
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
      const counts = ofStranger(aimOf(typed, found), address)
      for (const count of counts) await throttle.take(db, ...count, found?.id)
      return { taken: counts, toForgive: counts }
    },
    forgive: (db: Knex, { toForgive }: Try): Promise<void> => forgive(db, toForgive),
    /** The password was right and only the code is missing, so this was not a guess. */
    release: async (db: Knex, { taken }: Try): Promise<void> => {
      for (const count of taken) await throttle.release(db, ...count)
    },
    /** Old guesses say nothing about a new password, so the account's counts are cleared. */
    forgiveAll: async (trx: Knex, user: User): Promise<void> => {
      const aim = aimOf(user.username, user)
      await forgive(trx, [['account', aim], ...sharedOf(user)])
      await throttle.forgive(trx, 'strangers', aim)
    },
  }
}

export type LoginLimits = ReturnType<typeof createLoginLimits>
