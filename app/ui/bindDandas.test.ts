import { describe, expect, it } from 'vitest'
import { bindDandas, partsOf } from './bindDandas.ts'

/** With `_` for each space at which no line ends. */
const bound = (text: string) => bindDandas(text).replaceAll('\u00A0', '_')

describe('A danda', () => {
  it.each([
    ['in Devanagari', 'गजाननं भूतगणादिसेवितं ।', 'गजाननं भूतगणादिसेवितं_।'],
    ['in IAST', 'gajānanaṃ sevitam ||', 'gajānanaṃ sevitam_||'],
    ['in the middle', 'ऋतं वच्मि । सत्यं वच्मि ।', 'ऋतं वच्मि_। सत्यं वच्मि_।'],
    ['around a number', 'सततम् ॥ १ ॥', 'सततम्_॥_१_॥'],
    ['around a number in IAST', 'satatam || 12 ||', 'satatam_||_12_||'],
    ['that opens', '॥ श्री गणेशाय नमः ॥', '॥_श्री गणेशाय नमः_॥'],
    ['in HTML', '<p>न जानामि विसर्जनम् ।<br />', '<p>न जानामि विसर्जनम्_।<br />'],
  ])('%s stays with its word', (_, text, expected) => expect(bound(text)).toBe(expected))

  it('leaves a text without one as it is', () => {
    expect(bindDandas('Om, 12 times')).toBe('Om, 12 times')
  })

  it.each([
    ['a long word', 'कपित्थजम्बूफलसारभक्षितम् ।', ['कपित्थजम्बूफलसारभ', 'क्षितम्_।', '']],
    ['a number', 'नमामि तं विनायकगणेश्वरम् ॥ १ ॥', ['नमामि तं विनायकगणे', 'श्वरम्_॥_१_॥', '']],
    ['IAST', 'saccidānandādvitīyo’si |', ['saccidānandādvitīy', 'o’si_|', '']],
    ['the middle', 'अर्धेन्दुलसितम् । तारेण', ['अर्धेन्दुल', 'सितम्_।', ' तारेण']],
    ['a short word', 'ॐ नमः ।', ['ॐ नमः_।']],
  ])('is kept with the end of %s', (_, line, expected) =>
    expect(partsOf(line).map((part) => part.replaceAll('\u00A0', '_'))).toEqual(expected),
  )
})
