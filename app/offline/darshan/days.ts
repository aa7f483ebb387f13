import { getKnownAccount } from '#app/offline/session/account.ts'

const key = 'modak-darshan'

/**
 * The days on which the door was opened, each once: `2026-11-27`, or `2026-11-27 ACCOUNT` of somebody who was
 * logged in. As with the mala, others who use the phone see only what a guest did.
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
  const kept = read()
  if (!kept.includes(entry)) write([...kept, entry])
}

/**
 * On how many days in all. Not how many in a row: a day of illness should not take a devotee's darshans
 * away.
 */
export const countDarshans = (): number => new Set(ownDarshans(read(), getKnownAccount()?.id)).size

export function subscribeDarshans(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The dates of one person, or of a guest. */
export const ownDarshans = (kept: DarshanDays, account: string | undefined): string[] =>
  kept
    .filter((entry) => [undefined, account].includes(accountOf(entry)))
    .map((entry) => entry.slice(0, 10))

/** Their account was deleted. */
export function forgetDarshans(account: string): void {
  write(read().filter((entry) => accountOf(entry) !== account))
}

export function parseDarshans(text: string | null): DarshanDays {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter((entry) => typeof entry === 'string') : []
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
