import { test } from 'vitest'
import { exampleSite } from '#server/test/exampleTemple.ts'
import { expectTranslated, withPseudoWords } from '#server/test/pseudoWords.ts'
import { confirmedMail, movedMail, noDayMail, noticeMail } from './mails.ts'

withPseudoWords()

test('Emails about a sponsored day have no English words for those who read Marathi', () => {
  const gift = {
    email: 'meera@example.org',
    fullName: 'मीरा',
    reference: 'D7K3M9WACE',
    isTest: false,
    language: 'mr',
  } as const
  const day = { date: '2026-12-07', name: 'मीरा' }
  const of = { day, sponsorship: { name: 'अन्नदान' }, gift, temple: exampleSite }
  for (const mail of [
    confirmedMail(of),
    confirmedMail({ ...of, gift: { ...gift, isTest: true } }),
    noDayMail(of),
    movedMail(of, '2026-12-06'),
    noticeMail(of),
  ])
    expectTranslated(mail, [exampleSite.name])
})
