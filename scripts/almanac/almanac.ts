import { addDays } from '#almanac/civilDate.ts'
import { AlmanacError } from '#almanac/errors.ts'
import { greatDays } from '#almanac/greatDays.ts'
import { observances } from '#almanac/observances.ts'
import { BadArguments, readArguments, usage, type AlmanacArguments } from './arguments.ts'
import { cityNamed } from '#almanac/cities/cities.ts'
import { type Kept, toDayLine, toGreatLine, toGreatTable, toLine, toTable } from './print.ts'

/** Ujjain: the meridian of the old panchangs, for places where the Sun or the Moon does not rise. */
const reference = cityNamed('Ujjain')

function keep({ places, from, to }: AlmanacArguments): Kept[] {
  const kept = places.flatMap((place) =>
    observances(place, from, to, { reference }).map((observance) => ({ place, observance })),
  )
  return kept.sort((a, b) => a.observance.date.localeCompare(b.observance.date))
}

function sayBorrowed(kept: readonly Kept[]): void {
  for (const { place, observance } of kept) {
    const { basis, slug, date } = observance
    if (!basis.isReference) continue
    console.error(`${place.name}, ${slug}: no rise there, so ${date} as in ${basis.place}.`)
  }
}

function printGanesha(asked: AlmanacArguments): void {
  const kept = keep(asked)
  sayBorrowed(kept)
  if (asked.isTable) console.log(toTable(kept))
  else if (kept.length > 0) console.log(kept.map(toLine).join('\n'))
}

function printOthers({ places, from, to, isTable }: AlmanacArguments): void {
  const kept = places
    .flatMap((place) => greatDays(place, from, to, { reference }).map((day) => ({ place, day })))
    .sort((a, b) => a.day.date.localeCompare(b.day.date))
  if (isTable) console.log(toGreatTable(kept))
  else if (kept.length > 0) console.log(kept.map(toGreatLine).join('\n'))
}

function printDays({ places, from, to }: AlmanacArguments): void {
  for (let date = from; date <= to; date = addDays(date, 1))
    for (const place of places) console.log(toDayLine(place, date, { reference }))
}

const print = { ganesha: printGanesha, others: printOthers, panchang: printDays }

// A reader may stop early (`| head`).
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1)
})

try {
  // npm runs scripts in the project's folder; INIT_CWD is where the command was typed.
  const asked = readArguments(process.argv.slice(2), process.env['INIT_CWD'] ?? process.cwd())
  if (!asked) console.error(usage)
  else print[asked.what](asked)
} catch (error) {
  if (!(error instanceof BadArguments || error instanceof AlmanacError)) throw error
  console.error(error.message)
  process.exitCode = 2
}
