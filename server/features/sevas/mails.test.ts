import { describe, test } from 'vitest'
import { exampleSite } from '#server/test/exampleTemple.ts'
import { expectTranslated, withPseudoWords } from '#server/test/pseudoWords.ts'
import { activeMail, doneMail, noticeMail, requestedMail } from './mails.ts'
import type { SevaRecord } from './repository.ts'

const seva: SevaRecord = {
  id: 's1',
  reference: 'Y7K3M9WACE',
  status: 'active',
  kind: 'annadan',
  occasion: 'punyatithi',
  fullName: 'मीरा',
  email: 'meera@example.org',
  phone: '98220 12345',
  inName: 'गणेश',
  by: 'tithi',
  month: 9,
  day: 25,
  dayRule: 'aparahna',
  since: '2026-11-21',
  plan: 'once',
  language: 'mr',
  version: 1,
  createdAt: '2026-11-21T06:30:00.000Z',
  updatedAt: '2026-11-21T06:30:00.000Z',
}

describe('Emails about a yearly seva have no English words for those who read Marathi:', () => {
  withPseudoWords()

  test.each([
    { by: 'tithi' },
    { by: 'date', month: 2, day: 29, kind: 'puja', occasion: 'birthday' },
    { by: 'festival', festivalName: 'गणेश जयंती', kind: 'abhishek' },
  ] as const)('%j', (change) => {
    const one = { ...seva, ...change }
    for (const mail of [
      requestedMail(one, exampleSite, '2027-01-01'),
      activeMail(one, exampleSite, '2027-01-01'),
      noticeMail(one, exampleSite, { date: '2027-01-01', isTomorrow: true }),
      noticeMail(one, exampleSite, { date: '2027-01-01', isTomorrow: false }),
      doneMail(one, exampleSite, { date: '2027-01-01', next: '2027-12-22' }),
    ])
      expectTranslated(mail, [exampleSite.name])
  })
})
