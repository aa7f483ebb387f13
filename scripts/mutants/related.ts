import { dirname, join } from 'node:path/posix'

/** For each file, what it imports, by paths from the root. */
export type Imports = ReadonlyMap<string, readonly string[]>

/** The files of this repository that a module imports, at its start or later. */
export const importsOf = (file: string, text: string): string[] =>
  [...text.matchAll(/(?:\bfrom|\bimport|\bimport\() ?'([#.][^']+)'/g)].map(([, path = '']) =>
    path.startsWith('#') ? path.slice(1) : join(dirname(file), path),
  )

export const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)

/** Left to the proof, so no measure of the quick suite. */
export const isProof = (file: string): boolean => /\.proof\.(test|spec)\.tsx?$/.test(file)

/** `app/features/admin/orders/ShipStep.tsx` → `app/features/admin/orders` */
const featureOf = (file: string): string =>
  /^(?:app\/features\/admin|(?:app|server)\/features)\/[^/]+(?=\/)/.exec(file)?.[0] ?? dirname(file)

/** They import everything: what a test reaches through them alone, it is not about. */
const isHub = (file: string): boolean =>
  /^server\/(compose|main|test\/|.*\/open\.ts$)|^app\/(routes\/|routeTree|offline\/phone\.ts)/.test(
    file,
  )

/** What more features use than these is tested everywhere. */
const fewFeatures = 5

/** Who imports it, and who imports those; `steps` times, and through hubs only if it may. */
const importers = (
  file: string,
  imports: Imports,
  { steps, throughHubs }: { steps: number; throughHubs: boolean },
): ReadonlySet<string> => {
  const found = new Set([file])
  let last = [file]
  for (let step = 0; step < steps && last.length > 0; step++) {
    const frontier = new Set(last.filter((each) => throughHubs || !isHub(each)))
    last = [...imports]
      .filter(([each, them]) => !found.has(each) && them.some((one) => frontier.has(one)))
      .map(([each]) => each)
    for (const each of last) found.add(each)
  }
  return found
}

/**
 * The test files that may find a bug in a file, those first that are most likely to: its own; of its
 * folder and feature; of those that use it; and all that reach it.
 */
export const relatedTests = (file: string, imports: Imports): readonly (readonly string[])[] => {
  const tests = [...imports.keys()].filter((each) => isTest(each) && !isProof(each)).toSorted()
  const near = importers(file, imports, { steps: 2, throughHubs: false })
  const all = importers(file, imports, { steps: Infinity, throughHubs: true })
  const own = file.replace(/\.tsx?$/, '.')
  const isOwn = (each: string): boolean => each.startsWith(own)
  const isBeside = (each: string): boolean =>
    dirname(each) === dirname(file) || each.startsWith(`${featureOf(file)}/`)
  const seen = new Set<string>()
  const users = [...importers(file, imports, { steps: 1, throughHubs: true })].map(featureOf)
  const features = new Set(users).size <= fewFeatures ? new Set(users) : new Set()
  const isNear = (each: string): boolean => near.has(each) || features.has(featureOf(each))
  const isReaching = (each: string): boolean => all.has(each)
  return [isOwn, isBeside, isNear, isReaching].map((is) => {
    const some = tests.filter((each) => !seen.has(each) && is(each))
    for (const each of some) seen.add(each)
    return some
  })
}

/** The journeys that are named after the feature of a file; none if no name says so. */
export const relatedJourneys = (file: string, journeys: readonly string[]): string[] => {
  const [, word = ''] = /(?:features|admin)\/(?:admin\/)?(\w+?)s?(?=\/|\.)/.exec(file) ?? []
  const isOffice = /\/admin\//.test(file)
  return journeys.filter((journey) => {
    const name = journey.split('/').at(-1) ?? ''
    const isNamed = word !== '' && name.includes(word) && !isProof(journey)
    return isNamed && name.startsWith('admin') === isOffice
  })
}
