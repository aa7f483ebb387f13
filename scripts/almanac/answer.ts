import { addDays } from '#almanac/civilDate.ts'
import { AlmanacError } from '#almanac/errors.ts'
import { greatDays } from '#almanac/greatDays.ts'
import { observances } from '#almanac/observances.ts'
import { BadArguments, readArguments, usage, type AlmanacArguments } from './arguments.ts'
import { cityNamed } from '#almanac/cities/cities.ts'
import {
  type LocalObservance,
  toDayLine,
  toGreatLine,
  toGreatTable,
  toLine,
  toTable,
} from './print.ts'

/** Where results go, and what is said about them. */
type Output = { readonly print: (text: string) => void; readonly say: (text: string) => void }

/** Ujjain: the meridian of the old panchangs, for places where the Sun or the Moon does not rise. */
const reference = cityNamed('Ujjain')

function keep({ places, from, to }: AlmanacArguments): LocalObservance[] {
  const found = places.flatMap((place) =>
    observances(place, from, to, { reference }).map((observance) => ({ place, observance })),
  )
  return found.sort((a, b) => a.observance.date.localeCompare(b.observance.date))
}

function sayBorrowed(observances: readonly LocalObservance[], { say }: Output): void {
  for (const { place, observance } of observances) {
    const { basis, slug, date } = observance
    if (!basis.isReference) continue
    say(`${place.name}, ${slug}: no rise there, so ${date} as in ${basis.place}.`)
  }
}

function printGanesha(query: AlmanacArguments, output: Output): void {
  const observances = keep(query)
  sayBorrowed(observances, output)
  if (query.isTable) output.print(toTable(observances))
  else if (observances.length > 0) output.print(observances.map(toLine).join('\n'))
}

function printOthers({ places, from, to, isTable }: AlmanacArguments, { print }: Output): void {
  const days = places
    .flatMap((place) => greatDays(place, from, to, { reference }).map((day) => ({ place, day })))
    .sort((a, b) => a.day.date.localeCompare(b.day.date))
  if (isTable) print(toGreatTable(days))
  else if (days.length > 0) print(days.map(toGreatLine).join('\n'))
}

function printDays({ places, from, to }: AlmanacArguments, { print }: Output): void {
  for (let date = from; date <= to; date = addDays(date, 1))
    for (const place of places) print(toDayLine(place, date, { reference }))
}

const printOf = { ganesha: printGanesha, others: printOthers, panchang: printDays }

/** Answers what the command line asks, from the folder where it was typed; returns the exit code. */
export function answer(args: readonly string[], folder: string, output: Output): number {
  try {
    const query = readArguments([...args], folder)
    if (query) printOf[query.what](query, output)
    else output.say(usage)
    return 0
  } catch (error) {
    if (!(error instanceof BadArguments || error instanceof AlmanacError)) throw error
    output.say(error.message)
    return 2
  }
}
