import { catalogue } from '#app/i18n/words.ts'
import type { Observance } from '#almanac/observances.ts'

const rules: Record<Observance['rule'], string> = {
  'moonrise-in-tithi': 'The moon rises during Chaturthi on this day.',
  'first-of-two-moonrises':
    'The moon rises twice during this Chaturthi; the fast is kept on the first of the two days.',
  'first-moonrise-after':
    'The moon does not rise during this Chaturthi at all; the fast is kept on the day of the first moonrise after it.',
  'madhyahna-only': 'Chaturthi meets the midday hours on this day alone.',
  'madhyahna-larger':
    'Chaturthi meets the midday hours of two days, and covers more of this one’s.',
  'madhyahna-equal-first':
    'Chaturthi covers the midday hours of two days alike; then the first is kept.',
  'madhyahna-neither-first':
    'Chaturthi meets the midday hours of neither day; then the day on which it begins is kept. Some almanacs take the next.',
  sunrise: 'The tithi is there at sunrise on this day.',
  'first-of-two-sunrises': 'The tithi is there at two sunrises; the first day is kept.',
  'no-sunrise-begins': 'The tithi meets no sunrise; the day on which it begins is kept.',
  'three-muhurtas': 'The tithi lasts at least three muhurtas after sunrise on this day.',
  'three-muhurtas-first':
    'The tithi ends within three muhurtas after the next sunrise; so the first day is kept.',
}

export const festivalSky = catalogue('festivalSky', {
  rules,
  moonrise: (city: string) => `Moonrise in ${city}`,
  moonriseFast: 'The fast is broken when the moon is seen',
  visibility: 'Computed for an open horizon. Haze, buildings and hills show the moon later.',
  tithi: 'Tithi',
  from: 'Begins',
  until: 'Ends',
  month: 'Lunar month',
  monthName: (name: string, isAdhika: boolean) => (isAdhika ? `Adhika ${name}` : name),
  purnimanta: (name: string) => `${name} in the north`,
  midday: 'Midday hours',
  puja: 'Puja hours',
  span: (from: string, to: string) => `${from} – ${to}`,
  doNotLook: 'Do not look at the moon',
  rule: 'Why this day',
  knifeEdge:
    'It is decided by less than three minutes here: another almanac may give the day beside it. Check your local panchang.',
  reference: (place: string) =>
    `The sun or the moon does not rise here as the rule needs it, so date and times are those of ${place}.`,
  moved: 'The temple keeps this day on another date than the almanac gives.',
})
