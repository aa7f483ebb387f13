import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './programs.ts'

/** A journey that passed only on its second try. */
export type Flake = {
  /** `file > title`, as a run names it. */
  readonly journey: string
  /** The day of the second try. */
  readonly since: string
  /** Written by whoever finds out; empty until then. */
  readonly cause: string
  /** The day it passed thirty times in a row, and left the proof again. */
  readonly returned?: string
}

const ledger = join(root, 'e2e/flakes.json')

export const readFlakes = (): Flake[] => JSON.parse(readFileSync(ledger, 'utf8'))

const write = (flakes: readonly Flake[]): void =>
  writeFileSync(ledger, `${JSON.stringify(flakes, null, 2)}\n`)

/** Those that are open already are not written twice. */
export const withSecondTries = (
  flakes: readonly Flake[],
  journeys: readonly string[],
  day: string,
): Flake[] => {
  const open = new Set(flakes.filter(isOpen).map(({ journey }) => journey))
  const added = [...new Set(journeys)].filter((journey) => !open.has(journey))
  return [...flakes, ...added.map((journey) => ({ journey, since: day, cause: '' }))]
}

/** Journeys by a part of their names, as `--grep` finds them. */
export const withReturned = (flakes: readonly Flake[], part: string, day: string): Flake[] =>
  flakes.map((flake) =>
    isOpen(flake) && flake.journey.includes(part) ? { ...flake, returned: day } : flake,
  )

export const isOpen = ({ returned }: Flake): boolean => returned === undefined

const today = (): string => new Date().toISOString().slice(0, 10)

export const noteSecondTries = (journeys: readonly string[]): void => {
  if (journeys.length > 0) write(withSecondTries(readFlakes(), journeys, today()))
}

/** Whether one was waiting for it. */
export const noteReturn = (part: string): boolean => {
  const flakes = readFlakes()
  const noted = withReturned(flakes, part, today())
  const isAny = noted.some((flake, index) => flake !== flakes[index])
  if (isAny) write(noted)
  return isAny
}

/** What a run says about them. */
export const howToMend = (journey: string): string =>
  `${journey} passed only on its second try. Tag it { tag: '@proof' } today; the cause belongs in e2e/flakes.json. It returns after thirty clean runs: npm run proof -- again "${journey.split(' > ').at(-1)}"`
