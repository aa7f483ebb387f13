import { expect, test } from 'vitest'
import { sectionWords } from '#contract/i18n/en/searchSections.ts'
import { sectionWords as hindi } from '#contract/i18n/hi/searchSections.ts'
import { sectionEntries, sectionsWith } from './sectionEntries.ts'

const sections = sectionEntries(sectionWords)

test('The page for booking is found by the names of the pujas, if there are any', () => {
  const found = sectionsWith([{ name: 'Lakshmi Puja' }, { name: 'Abhishek' }], sectionWords)
  const changed = found.filter((entry, index) => entry.text !== sections[index]?.text)
  expect(changed).toMatchObject([{ path: '/puja', title: 'Book Puja' }])
  expect(changed[0]?.text).toMatch(/a time\. Lakshmi Puja, Abhishek\.$/)
  expect(sectionsWith([], sectionWords)).toEqual(sections)
  // On a page in another language, names in English are no part of its text.
  const other = { name: 'Abhishek', inEnglish: ['name'] }
  const mixed = sectionsWith([{ name: 'लक्ष्मी पूजा' }, other], sectionWords)
  const puja = mixed.find(({ path }) => path === '/puja')
  expect(puja?.text).toMatch(/ लक्ष्मी पूजा\.$/)
  expect(puja).toMatchObject({ unseen: 'Abhishek' })
  expect(puja?.also).not.toContain('Abhishek')
})

test('The names end as the sentences of their language do', () => {
  const [puja] = sectionsWith([{ name: 'लक्ष्मी पूजा' }], hindi).filter(({ path }) => path === '/puja')
  expect(puja?.text).toMatch(/ लक्ष्मी पूजा।$/)
})
