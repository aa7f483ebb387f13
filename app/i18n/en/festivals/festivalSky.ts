import { catalogue } from '#app/i18n/words.ts'
import type { Observance } from '#almanac/observances.ts'

const rules: Record<Observance['rule'], string> = {
  'moonrise-in-tithi': 'The moon rises during Chaturthi on this day.',
  'first-of-two-moonrises':
    'The moon rises twice during this Chaturthi; the fast is on the first of the two days.',
  'first-moonrise-after':
    'The moon does not rise during this Chaturthi; the fast is on the day of the first moonrise after it.',
  'madhyahna-only': 'Only on this day does Chaturthi fall in the midday hours.',
  'madhyahna-larger':
    'Chaturthi falls in the midday hours of two days, and covers more of them on this day.',
  'madhyahna-equal-first':
    'Chaturthi covers the midday hours of two days equally; the first day is observed.',
  'madhyahna-neither-first':
    'Chaturthi misses the midday hours of both days; the day it begins is observed. Some almanacs choose the next day.',
  sunrise: 'The tithi is present at sunrise on this day.',
  'first-of-two-sunrises': 'The tithi is present at two sunrises; the first day is observed.',
  'no-sunrise-begins': 'The tithi is present at no sunrise; the day it begins is observed.',
  'three-muhurtas': 'The tithi lasts at least three muhurtas after sunrise on this day.',
  'three-muhurtas-first':
    'The tithi ends within three muhurtas after the next sunrise; so the first day is observed.',
}

export const festivalSky = catalogue('festivalSky', {
  rules,
  visibility:
    'Calculated for a flat horizon. Haze, buildings or hills may delay your sight of the moon.',
  begins: (tithi: string) => `${tithi} begins`,
  until: 'Ends',
  sunrise: 'Sunrise',
  month: 'Lunar month',
  monthName: (name: string, isAdhika: boolean) => (isAdhika ? `Adhika ${name}` : name),
  /** As those call it who count from the other moon. */
  otherMonth: (name: string) => `${name} in North India`,
  midday: 'Midday hours',
  span: (from: string, to: string) => `${from} – ${to}`,
  doNotLook: 'Do not look at the moon',
  rule: 'Why this day',
  knifeEdge:
    'Less than three minutes decide this date, so another almanac may give the day before or after. Check your local panchang.',
  reference: (place: string) =>
    `The sun or the moon does not rise here as the rule requires, so the date and times are for ${place}.`,
  moved: 'The temple observes this day on a different date from the almanac.',
})
