import type { Knex } from 'knex'
import { addDays } from '#almanac/civilDate.ts'
import type { Festival } from '#contract/festivals/public.ts'
import { occasionOf } from '#contract/guide/occasionOf.ts'
import { staffLanguage } from '#contract/languages.ts'
import type { ReminderPreview } from '#contract/reminders/admin.ts'
import {
  reminderMessage,
  reminderFactsOf,
  type Message,
  type ReminderFacts,
} from '#contract/reminders/words.ts'
import type { Shared } from '#server/feature.ts'
import { listAhead } from './ahead.ts'
import { listUrl } from './links.ts'
import { reminderMail } from './mails.ts'
import { movedMessage } from './messages.ts'
import type { ReminderCities } from './cities.ts'
import type { FindRite } from './port.ts'
import { messagesOf } from './words.ts'

type Deps = Pick<Shared, 'findSite' | 'now' | 'publicUrl'> & {
  readonly findRite: FindRite
  readonly places: Pick<ReminderCities, 'get'>
}

type Example = Message & {
  readonly rite?: string | undefined
  readonly moment: ReminderPreview['moment']
  readonly festival: Festival
}

type Ahead = Awaited<ReturnType<typeof listAhead>>

/** What is sent about the next festivals. */
const examplesOf = async (
  { ahead, ofGanesha, cityName }: Ahead,
  riteOf: (festival: Festival) => Promise<string | undefined>,
): Promise<Example[]> => {
  const [next] = ofGanesha
  if (!next) return []
  const words = messagesOf(staffLanguage)
  const factsOf = (
    festival: Festival,
    daysBefore: number,
    moment: ReminderFacts['moment'],
  ): ReminderFacts => reminderFactsOf(festival, { daysBefore, moment }, cityName)
  const beyond = ahead.find(({ group, hours }) => group !== undefined && hours)
  const rising = ofGanesha.find(({ moonriseTime }) => moonriseTime !== undefined)
  const prepared = ofGanesha.find((festival) => occasionOf(festival) !== undefined)
  const rite = prepared && (await riteOf(prepared))
  const atEve = prepared && {
    moment: 'eve' as const,
    festival: prepared,
    rite,
    ...reminderMessage({ ...factsOf(prepared, 1, 'eve'), hasRite: rite !== undefined }, words),
  }
  const atTime = (['7', '3', '1', '0'] as const).map((moment) => ({
    moment,
    festival: next,
    ...reminderMessage(factsOf(next, Number(moment), 'time'), words),
  }))
  const atMoonrise = rising && {
    moment: 'moonrise' as const,
    festival: rising,
    ...reminderMessage(factsOf(rising, 0, 'moonrise'), words),
  }
  const moved = {
    moment: 'moved' as const,
    festival: next,
    ...movedMessage(factsOf(next, 0, 'time'), addDays(next.date, -1), words),
  }
  const other = beyond && {
    moment: 'other' as const,
    festival: beyond,
    ...reminderMessage(factsOf(beyond, 0, 'time'), words),
  }
  return [...atTime, atEve, atMoonrise, moved, other].filter((example) => example !== undefined)
}

/** The messages, word for word, as they are sent, and the whole email of each. */
export const createPreviews =
  ({ places, findSite, findRite, now, publicUrl }: Deps) =>
  async (db: Knex): Promise<(ReminderPreview & { readonly html: string })[]> => {
    const ahead = await listAhead(db, places, now())
    const { cityName } = ahead
    const temple = await findSite(db)
    const examples = await examplesOf(ahead, (festival) => findRite(db, festival))
    return examples.map(({ moment, festival, title, body, rite }) => {
      const { slug, name } = festival
      const page = { title, body, slug, url: `${publicUrl}/calendar/${slug}` }
      const item =
        rite === undefined ? page : { ...page, url: listUrl(publicUrl, rite), isList: true }
      // The link of a subscriber would open somebody's reminders.
      const reader = { address: '', token: 'example', language: staffLanguage }
      const opened = { ...reader, cityName, items: [item] }
      const { subject, text, html } = reminderMail(temple, opened, publicUrl)
      return { moment, festival: name, title, body, email: { subject, text }, html }
    })
  }

export type ListPreviews = ReturnType<typeof createPreviews>
