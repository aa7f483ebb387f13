import { counted } from '#contract/i18n/en/plural.ts'
import { catalogue } from '#app/i18n/words.ts'
import type { FestivalGroup } from '#contract/festivals/groups.ts'
import type { DayPart } from '#contract/festivals/public.ts'

const durationText = (minutes: number): string => {
  if (minutes < 60) return counted(minutes, { one: '1 minute', other: `${minutes} minutes` })
  const rest = minutes % 60
  return `${Math.floor(minutes / 60)} h${rest ? ` ${rest} min` : ''}`
}

export const adminFestivals = catalogue('adminFestivals', {
  title: 'Festival Calendar',
  intro:
    'The almanac computes the festivals for the temple’s city. It never overwrites your changes.',
  add: 'Add a festival',
  months: {
    view: 'Month view',
    previous: 'Previous month',
    next: 'Next month',
    intro: (groups: readonly string[]) =>
      `On everybody’s calendar: ${['Ganesha’s festivals', 'Your own', ...groups].join(' · ')}`,
  },
  from: 'From',
  to: 'To',
  category: 'Kind',
  categories: {
    major: 'Major',
    sankashti: 'Sankashti',
    angaraki: 'Angaraki',
    default: 'Chaturthi or other',
  },
  only: 'Changed by the temple',
  onlys: { edited: 'Changed', hidden: 'Hidden', added: 'Added' },
  searchHint: 'Words in the name',
  empty: 'No festivals',
  emptyText:
    'The almanac fills the calendar three years ahead. Festivals you add will appear here too.',
  label: 'Festivals',
  edited: 'Changed',
  hidden: 'Hidden',
  added: 'Added',
  all: 'All festivals',
  newTitle: 'Add a festival to the calendar',
  name: 'Name',
  date: 'Date',
  description: 'Description (optional)',
  moonriseTime: 'Moonrise',
  moonriseTimeHint:
    'Optional. Without it, the computed time is used; festivals you add then show no moonrise.',
  startTime: 'Begins at (optional)',
  startTimeHint: 'By the temple’s clock. Calendars and reminders show it too.',
  venue: 'Place (optional)',
  venueHint: 'For example: The hall behind the temple.',
  imageUrl: 'Picture (optional)',
  color: 'Colour (optional)',
  colorHint: 'Pick one, or type it, for example #C2410C.',
  colorPick: 'Pick a colour',
  colorOfKind: 'Use the colour of its kind',
  notified: (people: number) =>
    counted(people, {
      one: 'One person who was reminded of this festival will be told of the new date when you save.',
      other: `${people} people who were reminded of this festival will be told of the new date when you save.`,
    }),
  notifiedHidden: (people: number) =>
    counted(people, {
      one: 'One person who was reminded of it will be told.',
      other: `${people} people who were reminded of it will be told.`,
    }),
  save: 'Save',
  addIt: 'Add festival',
  saved: 'Saved. The calendar shows it now.',
  addedNow: 'Festival added',
  computed: 'Computed by the almanac',
  computedFor: (name: string, date: string) => `${name}, ${date}`,
  asComputed: 'Nothing was changed by the temple.',
  changedFields: (fields: string) => `Changed by the temple: ${fields}.`,
  reset: 'Reset to computed values',
  resetDone: 'Reset to computed values',
  why: 'Why on this day',
  month: 'Lunar month',
  adhika: 'adhika (added month)',
  tithi: 'Tithi observed',
  tithiFrom: 'The tithi begins',
  tithiTo: 'The tithi ends',
  moonriseAt: 'Moonrise',
  rule: 'Rule',
  rules: {
    'moonrise-in-tithi': 'the day on which the moon rises within the tithi',
    'madhyahna-only': 'the only day with midday within the tithi',
    'madhyahna-equal-first': 'the first of two days with as much of midday within the tithi',
    'madhyahna-neither-first': 'the first day, because midday of neither is within the tithi',
    'madhyahna-larger': 'the day with the larger part of midday within the tithi',
  } as Readonly<Record<string, string>>,
  margin: (minutes: number) => `Safe by ${durationText(minutes)}.`,
  close: 'That is narrow. Please check your local panchang.',
  group: 'Which festivals',
  ofGanesha: 'Ganesha’s and our own',
  allGroups: 'All',
  groupChips: {
    great: 'Great festival',
    ekadashi: 'Ekadashi',
    pradosh: 'Pradosh',
    moon: 'Full or new moon',
  } satisfies Record<FestivalGroup, string>,
  /** Of a festival beyond Ganesha’s. */
  beyond: {
    moved: (computed: string) =>
      `The temple moved this festival. The almanac has it on ${computed}, and its reason and hours apply to that day only.`,
    group: 'Group',
    keptFor: 'Kept for',
    begins: 'Begins',
    ends: 'Ends',
    hours: (from: string, until: string, nextDay: string | undefined) =>
      `${from} to ${until}${nextDay ? ` on ${nextDay}` : ''}`,
    parts: {
      madhyahna: 'Midday worship',
      aparahna: 'Afternoon worship',
      pradosha: 'Evening worship',
      nishita: 'Midnight worship',
      arunodaya: 'Before sunrise',
      after_bhadra: 'Rakhi, after Bhadra',
      fire: 'Fire, after Bhadra',
      bhadra_puchha: 'Fire, in the tail of Bhadra (puchha)',
      parana: 'Break the fast',
    } satisfies Record<DayPart, string>,
    dateOf: 'Whose date this is',
    customs: { maharashtra: 'Maharashtra’s', vaishnava: 'The Vaishnavas’' },
    others: {
      general: 'By the general rule',
      maharashtra: 'In Maharashtra',
      vaishnava: 'Among Vaishnavas',
    },
    hideText:
      'This hides only this one day. To leave the festival out every year, open “Which festivals are shown”.',
  },
  hide: 'Hide from the calendar',
  hideText: 'Visitors will not see it. You can show it again at any time.',
  show: 'Show again',
  remove: {
    button: 'Delete festival',
    keep: 'Keep festival',
    title: (name: string) => `Delete “${name}”?`,
    text: 'It disappears for everyone, and cannot be brought back.',
    done: (name: string) => `“${name}” deleted`,
  },
  hiddenNow: 'Festival hidden',
  shownNow: 'Festival shown again',
  required: 'Please fill this in',
})
