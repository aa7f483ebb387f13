import * as z from 'zod/mini'
import { festivalGroups } from '#contract/festivals/groups.ts'
import { type Festival, localTime } from '#contract/festivals/public.ts'

/** How a reminder reaches its person. */
export const reminderChannels = ['push', 'whatsapp', 'email'] as const
export const reminderChannel = z.enum(reminderChannels)
export type ReminderChannel = z.infer<typeof reminderChannel>

/** Ganesha’s festivals: all of them, or some. */
export const ganeshaKinds = ['all', 'major', 'sankashti', 'angaraki', 'vinayaka'] as const

/**
 * What is chosen together; single festivals are chosen by their keys. Their order is that of stored
 * bits.
 */
export const reminderKinds = [...ganeshaKinds, ...festivalGroups] as const
export type ReminderKind = (typeof reminderKinds)[number]

/**
 * The kinds a festival belongs to. An Angaraki is also a Sankashti; one beyond Ganesha’s belongs
 * only to its group and is not part of *all*.
 */
export const kindsOf = ({
  category,
  key = '',
  group,
}: Pick<Festival, 'category' | 'key' | 'group'>): ReminderKind[] =>
  group
    ? [group]
    : ganeshaKinds.filter(
        (kind) =>
          kind === 'all' ||
          kind === category ||
          (kind === 'sankashti' && category === 'angaraki') ||
          (kind === 'vinayaka' && key.startsWith('vinayaka-')),
      )

/**
 * Without duplicates, in their fixed order. *All* includes Ganesha’s other kinds; the groups beyond
 * stay separate.
 */
export const distinctKinds = (kinds: readonly ReminderKind[]): ReminderKind[] => {
  const meant: readonly ReminderKind[] = kinds.includes('all')
    ? ['all', ...festivalGroups]
    : reminderKinds
  return meant.filter((kind) => kinds.includes(kind))
}

/** How many days before the festival a reminder may be sent. */
export const reminderDays = [7, 3, 1, 0] as const
export type ReminderDay = (typeof reminderDays)[number]

/** When a message is sent: at the chosen time, or at an hour of its own. */
export const sendingMoments = ['time', 'eve', 'moonrise'] as const
export type SendingMoment = (typeof sendingMoments)[number]

/** In the city, on the day before the festival. */
export const eveTime = '19:00'

export const mostChosenFestivals = 60

/** Festivals and times of a subscription; the same for every channel. */
export const reminderChoice = z
  .object({
    kinds: z.array(z.enum(reminderKinds)).check(z.maxLength(reminderKinds.length)),
    /** Keys of single festivals (`Festival.key`, or `id` where staff added the day). */
    festivals: z.array(z.string().check(z.maxLength(120))).check(z.maxLength(mostChosenFestivals)),
    daysBefore: z.array(z.literal(reminderDays)).check(z.maxLength(reminderDays.length)),
    /** One more the evening before, at `eveTime`: the hour at which a puja at home is made ready. */
    atEve: z._default(z.boolean(), false),
    /** A second one on the day, when the moon rises. Only for festivals with a moonrise. */
    atMoonrise: z.boolean(),
    /** Local time in the city. */
    time: localTime.check(
      z.refine(
        (text) => text < '24:00' && text.slice(3) < '60',
        'Please enter a time such as 09:30',
      ),
    ),
    /** A city of our list; the temple's own where it is absent. */
    city: z.optional(z.string().check(z.maxLength(80))),
  })
  .check(
    z.refine(({ kinds, festivals }) => kinds.length + festivals.length > 0, {
      message: 'Choose at least one festival.',
      path: ['kinds'],
    }),
    z.refine(({ daysBefore, atEve, atMoonrise }) => daysBefore.length > 0 || atEve || atMoonrise, {
      message: 'Choose at least one day.',
      path: ['daysBefore'],
    }),
  )
export type ReminderChoice = z.infer<typeof reminderChoice>

/**
 * The choice of the specification's forms: all of Ganesha's festivals; 7, 3 and 1 days before, and
 * on the day.
 */
export const everyFestival: ReminderChoice = {
  kinds: ['all'],
  festivals: [],
  daysBefore: [7, 3, 1, 0],
  atEve: false,
  atMoonrise: false,
  time: '07:00',
}
