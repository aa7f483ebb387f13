import { basename, dirname } from 'node:path/posix'
import { type Imports, importersOf } from './imports.ts'
import type { RanMap } from './ran.ts'

export type Tree = {
  /** The test files that may be chosen. */
  readonly tests: readonly string[]
  readonly imports: Imports
  /** Files whose queries name a table of a migration. */
  readonly usersOf: (migration: string) => readonly string[]
  readonly map: RanMap | undefined
}

export type Selection = {
  readonly files: readonly string[]
  /** What would have come next, had there been time. */
  readonly left: number
  /** CPU seconds, as they were recorded, or guessed before the first whole run. */
  readonly cpu: number
}

/** How near a test is to a change: the lower the nearer. */
const near = { itself: 0, list: 1, importsIt: 2, ranIt: 3, ranItsUser: 4, ofFeature: 5, through: 6 }
type Candidate = { readonly test: string; readonly rank: number; readonly rarity: number }

/** `app/features/admin/orders/ShipStep.tsx` → `app/features/admin/orders` */
const folderOf = (file: string): string =>
  /^(?:app\/features\/admin|(?:app|server)\/features)\/[^/]+(?=\/)/.exec(file)?.[0] ?? dirname(file)

/** `contract/bookings/input.ts`, `app/routes/booking.$reference.tsx` → the folders named `bookings` */
const isNamedAfter = (folder: string, file: string): boolean => {
  const feature = basename(folder)
  const word = /^contract\/([^/]+)\//.exec(file)?.[1] ?? basename(file)
  return /\/features\//.test(folder) && word.startsWith(feature.replace(/s$/, ''))
}

/** In a folder without tests, such as one of texts, those of the next one above count; not of `app/`. */
const testsBeside = (file: string, tests: readonly string[]): readonly string[] => {
  for (let folder = folderOf(file); folder.includes('/'); folder = dirname(folder)) {
    const beside = tests.filter((test) => test.startsWith(`${folder}/`))
    if (beside.length > 0) return beside
  }
  return []
}

const isBeside = (test: string, file: string): boolean => dirname(test) === dirname(file)

/** Migrations are tested by what runs them. */
const migrating = 'server/db/migrate.ts'

const runnersOf = (source: string, map: RanMap, rank: number): Candidate[] =>
  Object.entries(map).flatMap(([test, { ran }]) => {
    const rarity = ran[source]
    return rarity === undefined ? [] : [{ test, rank, rarity }]
  })

/**
 * The tests for a change are those that ran it. Imports do not tell: the tests of the server import
 * all of it. Before the first whole run, and for what has few functions that run (shapes, words,
 * styles, pages, migrations), they are also those that ran its direct users, and those of the
 * feature.
 */
const candidatesFor = (file: string, { tests, imports, usersOf, map }: Tree): Candidate[] => {
  const all = (those: readonly string[], rank: number): Candidate[] =>
    those.map((test) => ({ test, rank, rarity: 0 }))
  const isMigration = file.startsWith('migrations/')
  const isOfApp = file.startsWith('app/')
  const stem = file.replace(/\.\w+$/, '')
  const itself = tests.filter((test) => test === file || test.startsWith(`${stem}.`))
  const users = [...importersOf(file, imports), ...(isMigration ? usersOf(file) : [])]
  const importing = tests.filter((test) => users.includes(test))
  const ran = map ? runnersOf(file, map, near.ranIt) : []
  const isOfShapes = /^(app|contract|migrations)\//.test(file) || ran.length === 0
  const ranUsers =
    map && isOfShapes ? users.flatMap((user) => runnersOf(user, map, near.ranItsUser)) : []

  const isKnown = ran.length > 0 || ranUsers.length > 0
  const ofUsers = map ? [] : users.flatMap((user) => tests.filter((test) => isBeside(test, user)))
  const ofFeature = tests.filter(
    (test) => isNamedAfter(folderOf(test), file) && !(isOfApp && test.startsWith('server/')),
  )
  const besides = testsBeside(isMigration ? migrating : file, tests)
  const beside = isKnown && !isOfShapes ? [] : [...besides, ...ofFeature, ...ofUsers]
  const isOfServer = /^(server|contract|migrations)\//.test(file)
  const through = map || !isOfServer ? [] : tests.filter((test) => test.endsWith('through.test.ts'))
  return [
    ...all(itself, near.itself),
    ...all(tests.filter(isOfLists), near.list),
    ...all(importing, near.importsIt),
    ...ran,
    ...ranUsers,
    ...all(beside, near.ofFeature),
    ...all(through, near.through),
  ]
}

/** Tests of lists and documents read every file as text: nothing of it is called. */
const isOfLists = (test: string): boolean => /^scripts\/[^/]+\.test\.ts$/.test(test)

const guess = (test: string): number => (test.startsWith('server/') ? 3 : 0.5)

const byNearness = (one: Candidate, other: Candidate): number =>
  one.rank - other.rank || one.rarity - other.rarity || (one.test < other.test ? -1 : 1)

/** The nearest tests first, until they would take too long. */
export const choose = (changed: readonly string[], tree: Tree, limit: number): Selection => {
  const known = new Set(tree.tests)
  const candidates = changed
    .flatMap((file) => candidatesFor(file, tree))
    .filter(({ test }) => known.has(test))
    .toSorted(byNearness)
  const costOf = (test: string): number => tree.map?.[test]?.cpu ?? guess(test)
  const files: string[] = []
  let cpu = 0
  let left = 0
  for (const test of new Set(candidates.map((each) => each.test))) {
    const cost = costOf(test)
    if (cpu + cost > limit && !changed.includes(test)) left += 1
    else {
      cpu += cost
      files.push(test)
    }
  }
  return { files, left, cpu }
}
