import { catalogue } from '#app/i18n/words.ts'
import type { FestivalGroup, GroupState } from '#contract/festivals/groups.ts'

/** Which festivals beyond Ganesha’s the temple shows. */
export const adminFestivalChoice = catalogue('adminFestivalChoice', {
  link: 'Which festivals are shown',
  title: 'Which festivals are shown',
  intro:
    'Ganesha’s festivals, Gudi Padwa, Akshaya Tritiya and those you added are always shown. Here you choose what devotees see besides them.',
  means: 'What changes for whom',
  meanings: {
    off: 'Nobody sees these days. They have no page, and search does not find them.',
    offered:
      'Devotees can add these days to their own calendar. Each day has a page, and search finds it.',
    calendar:
      'Every devotee sees these days on the calendar, and can turn them off for themselves. Those who have already chosen keep their own choice.',
    everywhere:
      'They are also on the home page, among the upcoming festivals, and in the calendar file that phones subscribe to.',
  } satisfies Record<GroupState, string>,
  reminders: 'Reminders',
  remindersText:
    'Each devotee chooses their own. Nobody gets a reminder because of your choice here, and nobody is reminded of days that are not shown.',
  groups: {
    great: 'Great festivals',
    ekadashi: 'Ekadashi',
    pradosh: 'Pradosh',
    moon: 'Full and new moon',
  } satisfies Record<FestivalGroup, string>,
  groupHints: {
    great: 'Diwali, Dasara, Holi, Janmashtami and others. Choose each of them below.',
    ekadashi: 'Vishnu’s fast, about twice a month.',
    pradosh: 'Shiva’s evening fast, about twice a month.',
    moon: 'Purnima and Amavasya, once a month each.',
  } satisfies Record<FestivalGroup, string>,
  states: {
    off: 'Not shown',
    offered: 'Only for devotees who turn it on',
    calendar: 'On everybody’s calendar',
    everywhere: 'Everywhere',
  } satisfies Record<GroupState, string>,
  everywhereDetail: 'Calendar, home page, upcoming festivals, the temple’s calendar file',
  kinds: 'Great festivals that we observe',
  kindsText:
    'Untick a festival that the temple does not observe. It disappears for everybody, in every year.',
  kindsOff: 'Great festivals are not shown at the moment, whatever is chosen here.',
  leftOut: 'Great festivals left out',
  customs: 'Where dates differ',
  customsText:
    'In some years a custom keeps a festival on another day than the general rule. If you show both dates, each name says whose it is.',
  customNames: {
    maharashtra: 'Maharashtra: Lakshmi Puja, Holi and Dhulivandan',
    vaishnava: 'Vaishnavas: Ekadashi and Janmashtami',
  },
  customChoices: {
    both: { maharashtra: 'Both dates', vaishnava: 'Both dates' },
    general: { maharashtra: 'The general date', vaishnava: 'The general date' },
    custom: { maharashtra: 'The date of Maharashtra', vaishnava: 'The date of the Vaishnavas' },
  },
  differs: (name: string, general: string, ofCustom: string) =>
    `Next time: ${name}, by the general rule on ${general}, by this custom on ${ofCustom}.`,
  agrees: 'Both dates are the same in the next two years.',
  saved: 'Saved. Devotees see it now.',
  notShown: 'Not shown',
  seenBy: 'Who sees it',
  seen: {
    off: 'Nobody: this group is not shown',
    offered: 'Devotees who turned on this group',
    calendar: 'Everybody, on the calendar',
    everywhere: 'Everybody, everywhere',
  } satisfies Record<GroupState, string>,
  seenLeftOut: 'Nobody: the temple leaves this festival out',
  seenOtherDate: 'Nobody: the temple follows the other date',
  seenHidden: 'Nobody: this day is hidden',
})
