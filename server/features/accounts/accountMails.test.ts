import { test } from 'vitest'
import { exampleSite } from '#server/test/exampleTemple.ts'
import { expectTranslated, withPseudoWords } from '#server/test/pseudoWords.ts'
import {
  changeMail,
  confirmMail,
  deletedMail,
  emailChangedMail,
  existingAccountMail,
  passwordChangedMail,
  resetMail,
  totpMail,
} from './accountMails.ts'

withPseudoWords()

test('Emails about an account have no English words for those who read Marathi', () => {
  const url = 'https://temple.example/confirm-email#t'
  for (const phone of [exampleSite.phone, '']) {
    const temple = { ...exampleSite, phone }
    const of = { to: 'meera@example.org', username: 'मीरा', temple, language: 'mr' } as const
    for (const mail of [
      confirmMail(of, url),
      changeMail(of, url),
      emailChangedMail(of, 'new@example.org'),
      resetMail(of, url),
      passwordChangedMail(of),
      existingAccountMail(of, url),
      totpMail(of, true),
      totpMail(of, false),
      deletedMail(of),
    ])
      expectTranslated(mail, [exampleSite.name, ...exampleSite.address])
  }
})
