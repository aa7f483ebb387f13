import { parseArgs } from 'node:util'
import { firstYear, lastYear } from '#almanac/civilDate.ts'
import { readInstant } from '#contract/instant.ts'
import { StartError } from '#server/errors.ts'

export const usage = `npm run reminders -- --at 2026-09-07T02:00:00Z [--dry-run] [--json]

Shows the reminders whose hour came on that day in their city, up to that instant, and sends them.
  --at       the instant, ISO 8601 with its hour, from ${firstYear} to ${lastYear}; now where it is absent
  --dry-run  shows them and sends nothing
  --json     one object a line: person, channel, festival, date, daysBefore, sendAt, and state
             (due, or sent before)`

const refuse = (why: string): never => {
  throw new StartError(`${why}\n\n${usage}`)
}

const parse = (args: string[]) => {
  try {
    return parseArgs({
      args,
      options: {
        at: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error))
  }
}

/** Within the almanac's years, a day from either end: a city's clock shows another date than UTC. */
const readAt = (text: string): Date => {
  const at = readInstant(text)
  if (!at) return refuse(`"${text}" is not an instant on a date that exists.`)
  const dayMs = 24 * 60 * 60 * 1000
  const years = [-dayMs, 0, 8 * dayMs].map((apart) =>
    new Date(at.getTime() + apart).getUTCFullYear(),
  )
  if (years.some((year) => year < firstYear || year > lastYear))
    refuse(`Only ${firstYear} to ${lastYear}: the almanac knows no other years.`)
  if (!text.includes('T')) refuse(`"${text}" has no hour. Please write it as in the example.`)
  return at
}

export type Options = {
  readonly at: Date
  readonly isDryRun: boolean
  readonly isJson: boolean
  readonly isHelp: boolean
}

/** Refuses what it does not understand with the usage, before anything is opened. */
export const readOptions = (args: string[], now = new Date()): Options => {
  const { at, help, json, 'dry-run': isDryRun } = parse(args)
  return { at: at === undefined ? now : readAt(at), isDryRun, isJson: json, isHelp: help }
}
