import { expect, test } from 'vitest'
import { reminderWords } from '#contract/i18n/en/reminders.ts'
import { reminderWords as inHindi } from '#contract/i18n/hi/reminders.ts'
import { reminderWords as inMarathi } from '#contract/i18n/mr/reminders.ts'
import { pseudo } from '#contract/i18n/pseudo.ts'
import type { PushPayload } from '#contract/notifications/pushPayload.ts'
import { reminderMessage } from '#contract/reminders/words.ts'
import { mostPayloadBytes } from '#server/adapters/push/webPush.ts'
import { latinIn, withPseudoWords } from '#server/test/pseudoWords.ts'
import { payloadOf } from './payload.ts'

withPseudoWords()

test.each(['time', 'moonrise'] as const)(
  'A push for those who read Marathi says so, and its buttons have no English words (%s)',
  (moment) => {
    const item = { festivalId: 'a', title: 'संकष्टी', body: 'उद्या', url: '/calendar/a', moment }
    const shared = {
      publicUrl: 'https://temple.example',
      chantUrl: '/chant',
      icon: '/i.png',
      token: 't',
    }
    const payload: PushPayload = JSON.parse(payloadOf(item, { ...shared, language: 'mr' }))
    const { lang, actions, navigate } = payload.notification
    expect(navigate).toBe('https://temple.example/mr/calendar/a')
    expect(lang).toBe('mr-IN')
    expect(latinIn(actions.map(({ title }) => title).join('\n'))).toEqual([])
  },
)

test.each([
  ['Marathi', 'mr', inMarathi],
  ['Hindi', 'hi', inHindi],
  ['the pseudo-language', 'mr', pseudo(reminderWords)],
] as const)('the longest push in %s is taken by all push services', (_, language, words) => {
  // Devanagari takes three bytes a letter.
  const hours = { of: 'parana', from: '06:48', until: '13:09', isNextDay: true } as const
  const message = reminderMessage(
    {
      name: 'सं'.repeat(60),
      venue: 'मं'.repeat(60),
      cityName: 'पु'.repeat(40),
      startTime: '18:30',
      date: '2026-11-27',
      moonriseTime: '20:51',
      puja: { from: '11:10', until: '13:20' },
      hours,
      custom: 'vaishnava',
      other: { date: '2026-11-28' },
      daysBefore: 7,
      moment: 'time',
    },
    words,
  )
  const payload = payloadOf(
    {
      ...message,
      festivalId: 'f'.repeat(160),
      url: `/calendar/${'f'.repeat(120)}`,
      moment: 'time',
    },
    {
      language,
      publicUrl: `https://${'temple.'.repeat(12)}example`,
      chantUrl: `/chant/${'m'.repeat(80)}`,
      icon: '/icons/icon-192.png',
      token: 't'.repeat(43),
    },
  )
  expect(Buffer.byteLength(payload)).toBeLessThanOrEqual(mostPayloadBytes)
})
