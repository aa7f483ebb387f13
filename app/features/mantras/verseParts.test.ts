import { expect, it } from 'vitest'
import { devanagari } from '#app/script/useScript.ts'
import { fitOf, partsOfLine, partsWritten } from './verseParts.ts'

const readable = (text: string) => partsOfLine(text).map((part) => part.replaceAll('\u00A0', '~'))

it.each([
  ['प्रणम्य शिरसा देवं गौरीपुत्रं विनायकम् ।', ['प्रणम्य शिरसा देवं', 'गौरीपुत्रं विनायकम्~।']],
  // A word runs across the end of the quarter, and is not parted.
  ['भक्तावासं स्मरेन्नित्यमायुःकामार्थसिद्धये ॥ १ ॥', ['भक्तावासं', 'स्मरेन्नित्यमायुःकामार्थसिद्धये~॥~१~॥']],
  ['मुदाकरात्तमोदकं सदाविमुक्तिसाधकं', ['मुदाकरात्तमोदकं', 'सदाविमुक्तिसाधकं']],
  // A quarter that has its own line.
  ['तन्नो दन्तिः प्रचोदयात् ॥', ['तन्नो दन्तिः प्रचोदयात्~॥']],
  // One word.
  ['नितान्तकान्तदन्तकान्तिमन्तकान्तकात्मजं', ['नितान्तकान्तदन्तकान्तिमन्तकान्तकात्मजं']],
  // Prose.
  ['अव त्वं माम् । अव वक्तारम् । अव श्रोतारम् ।', ['अव त्वं माम्~।', 'अव वक्तारम्~।', 'अव श्रोतारम्~।']],
  ['', ['']],
])('“%s” is broken into %j', (text, parts) => expect(readable(text)).toEqual(parts))

it('A line’s classes say how wide it is', () => {
  expect(fitOf(['क'])).toBe('part-2 word-2')
  expect(fitOf(partsOfLine('प्रणम्य शिरसा देवं गौरीपुत्रं विनायकम् ।'))).toBe('part-9 word-5')
})

it.each([
  ['भक्तावासं स्मरेन्नित्यमायुःकामार्थसिद्धये ॥', ['भक्तावासं स्मरेन्नित्यम्', 'आयुःकामार्थसिद्धये~॥']],
  ['नितान्तकान्तदन्तकान्तिमन्तकान्तकात्मजं', ['नितान्तकान्तदन्तकान्तिम्', 'अन्तकान्तकात्मजं']],
  ['अचिन्त्यरूपमन्तहीनमन्तरायकृन्तनम् ।', ['अचिन्त्यरूपम् अन्तहीनम्', 'अन्तरायकृन्तनम्~।']],
])('“%s”, wider than a phone, is parted where words meet: %j', (text, parts) => {
  const line = { text, iast: '' }
  expect(partsWritten(line, devanagari).map((part) => part.replaceAll('\u00A0', '~'))).toEqual(
    parts,
  )
  // The server's own Roman keeps it joined.
  const roman = { script: 'iast' as const, lang: 'sa-Latn', write: () => text }
  expect(partsWritten(line, roman).join(' ').replaceAll('\u00A0', ' ')).toBe(text)
})
