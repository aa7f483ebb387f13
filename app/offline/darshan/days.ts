import { getKnownAccount } from '#app/offline/session/account.ts'

const key = 'modak-darshan'

/**
 * The distinct days on which the door was opened: `2026-11-27`, or `2026-11-27 ACCOUNT` if someone
 * was logged in. As with the mala, other users of the phone see only a guest's days.
 */
export type DarshanDays = readonly string[]

/** If storage is forbidden, they last as long as the page. */
let inMemory: DarshanDays | undefined

const listeners = new Set<() => void>()

const mark = (date: string, account: string | undefined): string =>
  account === undefined ? date : `${date} ${account}`

const accountOf = (entry: string): string | undefined => entry.split(' ')[1]

/** There was darshan on this day. */
export function keepDarshan(date: string): void {
  const entry = mark(date, getKnownAccount()?.id)
  const darshans = read()
  if (!darshans.includes(entry)) write([...darshans, entry])
}

/** The total number of days, not a streak: a day of illness should not reset it. */
export const countDarshans = (): number => new Set(ownDarshans(read(), getKnownAccount()?.id)).size

export function subscribeDarshans(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The dates of one person, or of a guest. */
export const ownDarshans = (darshans: DarshanDays, account: string | undefined): string[] =>
  darshans
    .filter((entry) => [undefined, account].includes(accountOf(entry)))
    .map((entry) => entry.slice(0, 10))

/** Their account was deleted. */
export function forgetDarshans(account: string): void {
  write(read().filter((entry) => accountOf(entry) !== account))
}

export function parseDarshans(text: string | null): DarshanDays {
  try {
    const darshans: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(darshans) ? darshans.filter((entry) => typeof entry === 'string') : []
  } catch {
    return []
  }
}

function read(): DarshanDays {
  try {
    return inMemory ?? parseDarshans(localStorage.getItem(key))
  } catch {
    return []
  }
}

function write(days: DarshanDays): void {
  try {
    localStorage.setItem(key, JSON.stringify(days))
    inMemory = undefined
  } catch {
    inMemory = days
  }
  for (const listener of listeners) listener()
}
