import { test } from 'vitest'
import { exampleSite } from '#server/test/exampleTemple.ts'
import { expectTranslated, withPseudoWords } from '#server/test/pseudoWords.ts'
import { issueMail } from './issueMail.ts'
import { mantraMail } from './mantraMail.ts'
import {
  alreadySubscribedMail,
  confirmationMail,
  mantraOfferMail,
  welcomeMail,
} from './newsletterMails.ts'

withPseudoWords()

const to = 'meera@example.org'
const known = [exampleSite.name, ...exampleSite.address]
const links = {
  page: 'https://temple.example/newsletter#t',
  oneClick: 'https://temple.example/api/newsletter/t',
  mantras: 'https://temple.example/mantras',
}

test('Emails about the newsletter have no English words for those who read Marathi', () => {
  for (const dailyMantra of [true, false]) {
    const how = { dailyMantra, language: 'mr' } as const
    expectTranslated(confirmationMail(to, exampleSite, links, how), known)
    expectTranslated(welcomeMail(to, exampleSite, links, how), known)
  }
  expectTranslated(alreadySubscribedMail(to, exampleSite, links, 'mr'), known)
  expectTranslated(mantraOfferMail(to, exampleSite, links, 'mr'), known)
})

test('nor have those around what the temple writes', () => {
  const post = { title: 'लेख', slug: 'a', excerpt: 'सार' }
  const issue = { subject: 'बातमी', content: { html: '<p>मजकूर</p>', text: 'मजकूर', post } }
  for (const consentNote of [undefined, 'पावती'])
    for (const list of [undefined, links]) {
      const where = { publicUrl: 'https://temple.example', ...(list && { list }) }
      const reader = { to, language: 'mr', consentNote } as const
      expectTranslated(issueMail(reader, exampleSite, issue, where), known)
    }
})

test('nor the mantra of the day, but in its own letters', () => {
  const line = { text: 'ॐ गं', iast: 'oṃ gaṃ' }
  const mantra = { id: 'm', title: 'मंत्र', meaning: 'अर्थ', category: 'mantra', lineCount: 9 }
  for (const lines of [[line], Array.from({ length: 9 }, () => line)]) {
    const mail = mantraMail(to, exampleSite, { ...mantra, lines } as never, links, 'mr')
    expectTranslated(mail, known)
  }
})
