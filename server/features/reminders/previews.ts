import type { Knex } from 'knex'
import { addDays } from '#almanac/civilDate.ts'
import type { Festival } from '#contract/festivals/public.ts'
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
import { reminderMail } from './mails.ts'
import { movedMessage } from './messages.ts'
import type { ReminderCities } from './cities.ts'
import { messagesOf } from './words.ts'

type Deps = Pick<Shared, 'findSite' | 'now' | 'publicUrl'> & {
  readonly places: Pick<ReminderCities, 'get'>
}

type Example = Message & {
  readonly moment: ReminderPreview['moment']
  readonly festival: Festival
}

type Ahead = Awaited<ReturnType<typeof listAhead>>

/** What is sent about the next festivals. */
const examplesOf = ({ ahead, ofGanesha, cityName }: Ahead): Example[] => {
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
  return [...atTime, ...(atMoonrise ? [atMoonrise] : []), moved, ...(other ? [other] : [])]
}

/** The messages, word for word, as they are sent, and the whole email of each. */
export const createPreviews =
  ({ places, findSite, now, publicUrl }: Deps) =>
  async (db: Knex): Promise<(ReminderPreview & { readonly html: string })[]> => {
    const ahead = await listAhead(db, places, now())
    const { cityName } = ahead
    const temple = await findSite(db)
    return examplesOf(ahead).map(({ moment, festival, title, body }) => {
      const { slug, name } = festival
      const item = { title, body, slug, url: `${publicUrl}/calendar/${slug}` }
      // The link of a subscriber would open somebody's reminders.
      const reader = { address: '', token: 'example', language: staffLanguage }
      const opened = { ...reader, cityName, items: [item] }
      const { subject, text, html } = reminderMail(temple, opened, publicUrl)
      return { moment, festival: name, title, body, email: { subject, text }, html }
    })
  }

export type ListPreviews = ReturnType<typeof createPreviews>
