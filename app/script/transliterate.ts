import sanscript from '@indic-transliteration/sanscript'

/** Joiners, which only control how a letter of Devanagari is drawn. */
const joiners = /\u200c|\u200d/g

/**
 * Within a word Bengali writes y with a dot, as in নমঃ শিবায়; without it the letter is read as j.
 * The library leaves the dot out.
 */
const bengaliY = /(?<=[\p{L}\p{M}])(?<!\u09cd)\u09af/gu

/**
 * A text in Devanagari, written in a script of the library. Indian scripts keep the dandas, of
 * which the library would make full stops in Tamil.
 */
export function transliterate(devanagari: string, scheme: string): string {
  const text = devanagari.normalize('NFC').replace(joiners, '')
  const write = (part: string): string => {
    const written = sanscript.t(part, 'devanagari', scheme)
    return scheme === 'bengali' ? written.replace(bengaliY, '\u09af\u09bc') : written
  }
  if (scheme === 'itrans') return write(text)
  return text
    .split(/([।॥])/)
    .map((part, index) => (index % 2 === 0 ? write(part) : part))
    .join('')
}
