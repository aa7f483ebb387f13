import type { Knex } from 'knex'
import * as z from 'zod/mini'
import { daysBetween } from '#almanac/civilDate.ts'
import { civilDateAt } from '#almanac/zone.ts'
import type { Festival } from '#contract/festivals/public.ts'
import type { Language } from '#contract/languages.ts'
import { sendingMoments } from '#contract/reminders/choice.ts'
import { isIncluded, keyOfFestival } from '#contract/reminders/moments.ts'
import { reminderFactsOf, reminderMessage } from '#contract/reminders/words.ts'
import { findAnnouncedDate, noteAnnouncedDate } from './changeRepository.ts'
import { listUrl, reminderToken } from './links.ts'
import { movedMessage, notObservedMessage, observedMessage } from './messages.ts'
import { endOfDay, moonriseMoment } from './moments.ts'
import type { ReminderCity, ReminderCities } from './cities.ts'
import type { FindRite, OpenedReminder, ReminderItem } from './port.ts'
import { findReminder, type ReminderRecord } from './repository.ts'
import { messagesOf } from './words.ts'

/** What the draft of a reminder is about. */
const reminded = z.object({
  reminderId: z.string(),
  items: z.array(
    z.object({
      festivalId: z.string(),
      date: z.string(),
      daysBefore: z.number(),
      moment: z.enum(sendingMoments),
      /** Staff sent it: on a day that nobody chose, and where the date may be another one. */
      isByHand: z.optional(z.boolean()),
    }),
  ),
})
type RemindedAbout = z.infer<typeof reminded>

/** What the draft of a change is about; `key` is its delivery's. */
const moved = z.object({ reminderId: z.string(), festivalId: z.string(), key: z.string() })
export type MovedAbout = z.infer<typeof moved>

const aboutSchema = z.union([reminded, moved])

type Deps = {
  readonly places: ReminderCities
  readonly findRite: FindRite
  readonly now: () => Date
  readonly publicUrl: string
}

type Item = RemindedAbout['items'][number]

const iso = (at: number): string => new Date(at).toISOString()

/** Two reminders of one festival in one message are the one that is sent at an hour of its own. */
const withoutRepeats = (items: readonly Item[]): Item[] =>
  items.filter(
    ({ festivalId, moment }) =>
      moment !== 'time' ||
      !items.some((other) => other.festivalId === festivalId && other.moment !== 'time'),
  )

/** Writes messages when they are sent: what nobody wants any more by then, nobody gets. */
export const createOpening = ({ places, findRite, now, publicUrl }: Deps) => {
  const base = (festival: Festival) => ({
    festivalId: keyOfFestival(festival),
    slug: festival.slug,
    name: festival.name,
    date: festival.date,
    url: `${publicUrl}/calendar/${festival.slug}`,
    ...(festival.moonriseTime !== undefined && { moonriseTime: festival.moonriseTime }),
  })

  const itemOf = async (
    db: Knex,
    { choice, language }: ReminderRecord,
    item: Item,
    place: ReminderCity,
  ): Promise<ReminderItem[]> => {
    const { festivalId: key, moment, isByHand = false } = item
    const { date: requested } = item
    const festival = await places.find(db, choice.city ?? '', {
      key,
      date: requested,
      isAround: isByHand,
      language,
    })
    if (!festival || !isIncluded(choice, festival)) return []
    const { date } = festival
    const { timeZone: tz } = place
    const today = civilDateAt(now().getTime(), tz)
    const daysBefore = isByHand ? daysBetween(today, date) : item.daysBefore
    const isWanted = {
      time: isByHand || choice.daysBefore.some((days) => days === daysBefore),
      eve: choice.atEve,
      moonrise: choice.atMoonrise,
    }[moment]
    if (!isWanted || daysBefore < 0) return []
    // Late by a day or more, "tomorrow" would be wrong.
    const isLate = moment !== 'moonrise' && daysBetween(today, date) < daysBefore
    if (isLate) return []
    const { moonriseTime } = festival
    const end = endOfDay(today, tz)
    const rise = moonriseTime === undefined ? undefined : moonriseMoment(date, moonriseTime, tz)
    const isMoonrise = moment === 'moonrise'
    const rite = moment === 'eve' ? await findRite(db, festival) : undefined
    const facts = reminderFactsOf(festival, { daysBefore, moment }, place.name)
    const message = reminderMessage({ ...facts, hasRite: rite !== undefined }, messagesOf(language))
    const usefulUntil = iso(isMoonrise && rise !== undefined ? Math.max(end, rise) : end)
    const common = base(festival)
    return [
      {
        ...common,
        // At moonrise it leads straight to the arghya.
        ...(isMoonrise && { url: `${common.url}#verse` }),
        ...(rite !== undefined && { url: listUrl(publicUrl, rite), isList: true }),
        ...(daysBefore === 0 && rise !== undefined && { moonriseAt: iso(rise) }),
        daysBefore,
        moment,
        ...message,
        usefulUntil,
      },
    ]
  }

  const opened = async (
    db: Knex,
    reminder: ReminderRecord & { address: string },
    place: ReminderCity,
    items: readonly ReminderItem[],
  ): Promise<OpenedReminder | undefined> => {
    const { id, channel, address, language } = reminder
    if (items.length === 0) return undefined
    const token = await reminderToken(db, id)
    return { id, token, channel, address, cityName: place.name, language, items }
  }

  /** What the person was last told of this day, and what is right now; nothing where both are the same. */
  const changeOf = async (
    db: Knex,
    { choice, language }: ReminderRecord,
    about: MovedAbout,
    place: ReminderCity,
  ): Promise<ReminderItem[]> => {
    const from = await findAnnouncedDate(db, about)
    if (from === undefined) return []
    const near = from ?? civilDateAt(now().getTime(), place.timeZone)
    const query = { key: about.festivalId, date: near, isAround: true, language }
    const festival = await places.find(db, choice.city ?? '', query)
    if ((festival?.date ?? null) === from) return []
    await noteAnnouncedDate(db, about.key, festival?.date ?? null)
    const moment = 'time' as const
    const messages = messagesOf(language)
    if (!festival) {
      const known = await places.nameOfFestival(db, about.festivalId, language)
      const name = known ?? messages.unnamed(from)
      const date = from ?? near
      const usefulUntil = iso(endOfDay(date, place.timeZone))
      const words = notObservedMessage(name, date, messages)
      const url = `${publicUrl}/calendar`
      const gone = { festivalId: about.festivalId, slug: '', name, date, url, usefulUntil }
      return [{ ...gone, daysBefore: 0, moment, ...words, change: { from: date, isHidden: true } }]
    }
    const today = civilDateAt(now().getTime(), place.timeZone)
    const daysBefore = Math.max(0, daysBetween(today, festival.date))
    const facts = reminderFactsOf(festival, { daysBefore, moment }, place.name)
    const words =
      from === null ? observedMessage(facts, messages) : movedMessage(facts, from, messages)
    const later = from !== null && from > festival.date ? from : festival.date
    const usefulUntil = iso(endOfDay(later, place.timeZone))
    const change = { ...(from !== null && { from }), isHidden: false }
    return [{ ...base(festival), daysBefore, moment, ...words, usefulUntil, change }]
  }

  /** Undefined: nobody wants it any more. */
  return async (
    db: Knex,
    about: unknown,
    writtenIn = (reads: Language) => reads,
  ): Promise<OpenedReminder | undefined> => {
    const read = aboutSchema.parse(about)
    const reminder = await findReminder(db, read.reminderId)
    if (reminder?.status !== 'active' || reminder.address === undefined) return undefined
    const addressed = { ...reminder, address: reminder.address }
    const language = writtenIn(reminder.language)
    const written = { ...reminder, language }
    const place = await places.get(db, reminder.choice.city ?? '', { language })
    if (!('items' in read))
      return opened(db, addressed, place, await changeOf(db, written, read, place))
    const items: ReminderItem[] = []
    for (const item of withoutRepeats(read.items))
      items.push(...(await itemOf(db, written, item, place)))
    return opened(db, addressed, place, items)
  }
}
