/** A vowel, or a consonant with one; in a conjunct, and bare at a word's end, it has none. */
const syllable = /[अ-औॐ]|[क-ह](?!़?्)/gu

/** How many syllables a text in Devanagari has. */
export const syllablesOf = (text: string): number => text.match(syllable)?.length ?? 0
