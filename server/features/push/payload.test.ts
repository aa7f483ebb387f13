import { expect, test } from 'vitest'
import type { PushPayload } from '#contract/notifications/pushPayload.ts'
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
