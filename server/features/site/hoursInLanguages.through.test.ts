import { expect, test } from 'vitest'
import type { Site } from '#contract/site/public.ts'
import type { Marked, Worded } from '#contract/translations/inEnglish.ts'
import type { Translation } from '#contract/translations/admin.ts'
import { changeFrom, get, okOf } from '#server/test/admin.ts'
import { person } from '#server/test/people.ts'
import { latinIn, textsOf, withPseudoWords } from '#server/test/pseudoWords.ts'
import { sharedTestApp } from '#server/test/testApp.ts'
import { hoursWordsOf } from './hoursWords.ts'

withPseudoWords()

const temple = sharedTestApp()

const templeHours = [
  { days: 'Mon-Fri', hours: '6 AM-12 PM and 4-9 PM' },
  { days: 'Festival days', hours: '4 AM-11 PM' },
  { days: 'Full moon', hours: 'After the aarti' },
]
const specialDays = [
  { date: '2030-11-30', hours: 'Closed' },
  { date: '2030-12-01', hours: 'By appointment' },
]

const open = async () => {
  const app = await temple()
  await app.db('translations').whereNotNull('kind').delete()
  const { content } = await app.db('site').first('content')
  const hours = { templeHours, officeHours: '10 AM-6 PM Mon-Sat', phoneHours: 'Ask at the door' }
  await app.db('site').update({
    content: JSON.stringify({ ...JSON.parse(content), ...hours }),
    special_days: JSON.stringify(specialDays),
  })
  const admin = await person(app, { role: 'admin' })
  const path = '/api/admin/translations/visit/site/mr'
  const translation = () => get<Translation>(admin, path)
  const translate = async (texts: Record<string, string>) => {
    const { version, texts: known } = await translation()
    const englishOf = (field: string) => known.find((text) => text.field === field)?.english ?? ''
    const sent = Object.entries(texts).map(([field, text]) => ({
      field,
      text,
      english: englishOf(field),
    }))
    okOf(await changeFrom(admin, 'PUT', path, version, { texts: sent }))
  }
  const site = async (language: string) =>
    okOf<Site & Marked>(await app.send(`/api/site?language=${language}`))
  return { translation, translate, site }
}

test('weekdays and times are in the language of the reader, beside what machines read', async () => {
  const { site } = await open()
  expect(await site('en')).toMatchObject({ templeHours, specialDays })
  const { templeHours: rows, specialDays: days, officeHours, inEnglish } = await site('mr')
  const words = hoursWordsOf('mr')
  expect(rows).toEqual([
    {
      ...templeHours[0],
      inWords: {
        days: words.days([[0, 4]]),
        hours: words.spans([
          ['6:00', '12:00'],
          ['16:00', '21:00'],
        ]),
      },
    },
    {
      ...templeHours[1],
      inWords: { days: words.festivals, hours: words.spans([['4:00', '23:00']]) },
    },
    { ...templeHours[2], inEnglish: ['days', 'hours'] },
  ])
  expect(days).toEqual([
    { ...specialDays[0], inWords: { hours: words.closed } },
    { ...specialDays[1], inEnglish: ['hours'] },
  ])
  expect(latinIn(officeHours)).toEqual([])
  expect(inEnglish).toContain('phoneHours')
  expect(inEnglish).not.toContain('officeHours')
})

test('staff translate what we cannot say, and nothing else of the hours', async () => {
  const { translation, translate, site } = await open()
  const hours = (await translation()).texts.filter(({ field }) => /hours|days/i.test(field))
  expect(hours.map(({ field, english }) => [field, english])).toEqual([
    ['phoneHours', 'Ask at the door'],
    ['templeHours.2.days', 'Full moon'],
    ['templeHours.2.hours', 'After the aarti'],
    ['specialDays.1.hours', 'By appointment'],
  ])
  await translate({
    phoneHours: 'दारात विचारा',
    'templeHours.2.days': 'पौर्णिमा',
    'templeHours.2.hours': 'आरतीनंतर 6 वाजता',
    'specialDays.1.hours': 'वेळ ठरवून',
  })
  const shown = await site('mr')
  expect(shown.templeHours[2]).toEqual({
    ...templeHours[2],
    inWords: { days: 'पौर्णिमा', hours: 'आरतीनंतर 6 वाजता' },
  })
  expect(shown.specialDays?.[1]).toEqual({ ...specialDays[1], inWords: { hours: 'वेळ ठरवून' } })
  expect(shown.phoneHours).toBe('दारात विचारा')
  const words = (shown.templeHours as Worded[]).map(({ inWords }) => inWords)
  expect(latinIn(textsOf(words))).toEqual([])
})
