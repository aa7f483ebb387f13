import { expect, it } from 'vitest'
import { adminTranslations } from '#app/i18n/en/writing/adminTranslations.ts'
import { pathsOf, translatableKinds } from '#contract/translations/kinds.ts'
import { labelOf } from './labelOf.ts'

const words = adminTranslations.english

it.each([
  ['name', 'Name'],
  ['verses.3.heading', 'Verse 3: Heading'],
  ['verses.3.words.1.meaning', 'Verse 3, word 2: Meaning'],
  ['steps.dhyana.mantra.meaning', 'Step dhyana, mantra: Meaning'],
  ['samagri.durva.amount', 'Thing to have ready, durva: Amount'],
])('the text %s is called %s', (field, label) => {
  expect(labelOf(field, words)).toBe(label)
})

it.each(translatableKinds)('every text of %s has a name', (kind) => {
  for (const path of pathsOf(kind)) {
    const field = path.replaceAll(/\[\w*\]/g, '.1')
    expect(labelOf(field, words), path).toMatch(/^[A-Z][^.]+$/)
    expect(labelOf(field, words), path).not.toContain(path)
  }
})
