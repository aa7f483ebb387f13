import { expect, test } from 'vitest'
import { pseudoText } from '#contract/i18n/pseudo.ts'
import { either } from './eitherText.ts'

test('a text is found as it is written, in the pseudo-language, and in a mixture of both', () => {
  const found = either('Book a puja (11)')
  expect('Please book  a puja (11) today').toMatch(found)
  expect(pseudoText('Book a puja (11)')).toMatch(found)
  expect(`${pseudoText('Book a')} Puja (11)`).toMatch(found)
  expect('Book a puja [11]').not.toMatch(found)
  expect(pseudoText('Cook a puja (11)')).not.toMatch(found)
})

test('a city may have its name in Devanagari', () => {
  expect(`${pseudoText('Moonrise in')} पुणे`).toMatch(either('Moonrise in Pune', true))
  expect(`${pseudoText('in')} मुंबई`).toMatch(either(/in Mumbai$/))
  expect('in मुंबई').not.toMatch(either(/in Pune$/))
})

test('an exact one is all there is', () => {
  expect(pseudoText(' Save ')).toMatch(either('Save', true))
  expect(pseudoText('Save it')).not.toMatch(either('Save', true))
  expect('save').not.toMatch(either('Save', true))
})

test.each([
  [/^Saturday, 26 Dec/, 'Saturday, 26 Dec 2026'],
  [/Saved, (?:\d+) of (?<all>[a-z]+)$/i, 'Saved, 5 of All'],
  [/^Saved, \d+(\.\d)? [KMG]?B$/, 'Saved, 1.5 MB'],
  [/(Copied|Copy failed)\.?/, 'Copy failed.'],
  [/\bpuja\b/, 'a puja'],
])('a pattern finds what it finds in English: %s', (pattern, text) => {
  expect(text).toMatch(either(pattern))
  expect(pseudoText(text)).toMatch(either(pattern))
})

test('a property of letters stays one', () => {
  expect('गणेश').toMatch(either(/^\p{Script=Devanagari}+$/u))
})
