import { describe, test } from 'vitest'
import { exampleSite } from '#server/test/exampleTemple.ts'
import { expectTranslated, withPseudoWords } from '#server/test/pseudoWords.ts'
import { giftMail } from './mails.ts'
import type { GiftRecord } from './repository.ts'

const gift: GiftRecord = {
  id: 'g1',
  reference: 'M7K3M9WACE',
  way: 'upi',
  status: 'active',
  amount: 501,
  fullName: 'मीरा',
  email: 'meera@example.org',
  language: 'mr',
  purpose: 'अन्नदान',
  isTest: true,
  day: 21,
  nextOn: '2026-12-21',
  version: 1,
  createdAt: '2026-11-21T06:30:00.000Z',
  updatedAt: '2026-11-21T06:30:00.000Z',
}

describe('An email about a monthly gift has no English words for those who read Marathi:', () => {
  withPseudoWords()
  const to = { temple: exampleSite, url: 'https://temple.example/monthly/m7k3m9wace' }

  test.each([
    'ask',
    'reminder',
    'started',
    'changed',
    'paused',
    'resumed',
    'failed',
    'failedForGood',
    'stopped',
  ] as const)('%s', (news) => {
    for (const way of ['upi', 'card'] as const)
      for (const endedBy of [undefined, 'temple'] as const)
        expectTranslated(giftMail({ ...gift, way, endedBy }, news, to), [exampleSite.name])
  })
})
