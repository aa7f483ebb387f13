import library from '@indic-transliteration/sanscript'

// Its types describe an ES module with a default export; what Node imports is that export itself.
const sanscript = library as unknown as typeof library.default

/**
 * Joiners, which only control how a letter is drawn, and the Vedic accents, which IAST leaves out.
 */
const unspoken = /\u200c|\u200d|[\u0951\u0952\u1cd0-\u1ce8]/g

/** An independent इ or उ after a spoken a: two syllables, not the diphthong ai or au. */
const hiatus = /(?<=[अ-हळ])[इउ]/g
const diaeresis = { इ: '\ue000', उ: '\ue001' }

/** What the library writes differently from IAST, corrected after it has run. */
const mends: readonly (readonly [RegExp, string])[] = [
  [/\ue000/g, 'ï'],
  [/\ue001/g, 'ü'],
  [/'/g, '’'], // avagraha
  [/l̤/g, 'ḷ'], // ळ
  [/~/g, 'm̐'], // candrabindu
  [/॰/g, '.'],
]

/** Devanagari as Roman letters by IAST: `गं गणपतये नमः` is `gaṃ gaṇapataye namaḥ`. */
export const toIast = (devanagari: string): string => {
  const spoken = devanagari
    .normalize('NFC')
    .replace(unspoken, '')
    .replace(hiatus, (vowel) => (vowel === 'इ' ? diaeresis.इ : diaeresis.उ))
  const roman = sanscript.t(spoken, 'devanagari', 'iast')
  return mends.reduce((text, [wrong, right]) => text.replace(wrong, right), roman).normalize('NFC')
}
