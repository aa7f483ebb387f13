import sanscript from '@indic-transliteration/sanscript'
import {
  devanagariIn,
  iastBy,
  knownSigns,
  withoutDevanagari,
} from '#contract/mantras/otherScripts.ts'

/**
 * Within a word Bengali writes y with a dot, as in নমঃ শিবায়; without it the letter is read as j.
 * The library leaves the dot out.
 */
const bengaliY = /(?<=[\p{L}\p{M}])(?<!\u09cd)\u09af(?!\u09bc)/gu

/** The letters beyond Sanskrit’s that a scheme has signs for: see `Beyond`. */
const letters: Readonly<Record<string, string>> = {
  itrans: 'कखगजडढफय\u0931\u0934',
  telugu: '\u0931\u0934',
  tamil_superscripted: '\u0929\u0931\u0934',
  kannada: '\u0931\u0934',
  bengali: 'डढ',
  malayalam: '\u0931\u0934',
}

/** What the library leaves as it is, or writes with two letters. */
const mends: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  bengali: [
    [/ড\u09bc\u09cdহ/g, 'ঢ\u09bc'],
    [bengaliY, '\u09af\u09bc'],
  ],
  gujarati: [
    [/ऎ/g, 'ઍ'],
    [/ऒ/g, 'ઑ'],
    [/ॆ/g, 'ૅ'],
    [/ॊ/g, 'ૉ'],
  ],
}

/** What becomes of ऍ and ऑ, ऎ and ऒ: see `Beyond`. */
const vowels: Readonly<Record<string, 'candra' | 'short'>> = {
  telugu: 'short',
  tamil_superscripted: 'short',
  kannada: 'short',
  malayalam: 'short',
  gujarati: 'candra',
}

const toIast = iastBy((devanagari) => sanscript.t(devanagari, 'devanagari', 'iast'))

/**
 * A text in Devanagari, written in a script of the library. Indian scripts keep the dandas, of
 * which the library would make full stops in Tamil.
 */
export function transliterate(text: string, scheme: string): string {
  if (scheme === 'iast') return toIast(text)
  const beyond = { letters: letters[scheme] ?? '', vowels: vowels[scheme] }
  const write = (devanagari: string): string => {
    const written = sanscript
      .t(knownSigns(devanagari, beyond), 'devanagari', scheme)
      .normalize('NFC')
    const mended = (mends[scheme] ?? []).reduce((all, [from, to]) => all.replace(from, to), written)
    return withoutDevanagari(mended)
  }
  const inParts = (devanagari: string): string =>
    scheme === 'itrans'
      ? write(devanagari)
      : devanagari
          .split(/([।॥])/)
          .map((part, index) => (index % 2 === 0 ? write(part) : part))
          .join('')
  return text.normalize('NFC').replaceAll(devanagariIn, inParts)
}
