import { describe, expect, it } from 'vitest'
import { phrasesOf, spell, visargaEcho } from './speech.ts'

/** What the voice is given: syllables joined by hyphens, phrases by a slash. */
function spoken(line: string): string {
  const phrases = phrasesOf(line).map((words) =>
    words.map((word) => word.map(spell).join('-')).join(' '),
  )
  return phrases.join(' / ')
}

describe('the spelling for the voice', () => {
  it.each([
    ['keeps every inherent vowel', 'गणपतये', 'ಗ-ಣ-ಪ-ತ-ಯೇ'],
    ['opens syllables before a conjunct', 'वक्रतुण्ड', 'ವ-ಕ್ರ-ತು-ಣ್ಡ'],
    ['keeps a final consonant with its vowel', 'प्रचोदयात्', 'ಪ್ರ-ಚೋ-ದ-ಯಾತ್'],
    ['keeps two final consonants', 'ऊर्क्', 'ಊರ್ಕ್'],
    ['writes out the sign om', 'ॐ', 'ಓಮ್'],
    ['matches anusvara to a guttural', 'संगीत', 'ಸ-ಙ್ಗೀ-ತ'],
    ['matches anusvara to a palatal', 'पंच', 'ಪ-ಞ್ಚ'],
    ['matches anusvara to a retroflex', 'तुंड', 'ತು-ಣ್ಡ'],
    ['matches anusvara to a dental', 'दंत', 'ದ-ನ್ತ'],
    ['matches anusvara to a labial', 'लंबोदर', 'ಲ-ಮ್ಬೋ-ದ-ರ'],
    ['closes a word with m', 'गं गणेशं', 'ಗಮ್ ಗ-ಣೇ-ಶಮ್'],
    ['says m before a semivowel, a sibilant and h', 'संयम संशय सिंह', 'ಸ-ಮ್ಯ-ಮ ಸ-ಮ್ಶ-ಯ ಸಿ-ಮ್ಹ'],
    ['closes candrabindu and the Vedic sign alike', 'गँ तुष्टुवाꣳसः', 'ಗಮ್ ತು-ಷ್ಟು-ವಾ-ಮ್ಸಃ'],
    ['leaves avagraha silent', 'कर्ताऽसि सोऽहम्', 'ಕ-ರ್ತಾ-ಸಿ ಸೋ-ಹಮ್'],
    ['joins what stands after a spaced avagraha', 'नमो ऽस्तु', 'ನ-ಮೋ-ಸ್ತು'],
    ['keeps vocalic r', 'ऋतं कृष्ण', 'ಋ-ತಮ್ ಕೃ-ಷ್ಣ'],
    ['respells the vowels the voice lacks', 'पितॄणाम् कॢप्त', 'ಪಿ-ತ್ರೂ-ಣಾಮ್ ಕ್ಲೃ-ಪ್ತ'],
    ['keeps jña', 'ज्ञान', 'ಜ್ಞಾ-ನ'],
    ['keeps visarga inside a phrase', 'दुःख नमः', 'ದುಃ-ಖ ನ-ಮಃ'],
    ['skips verse numbers', 'नमः ॥ १२ ॥', 'ನ-ಮಃ'],
    ['pauses at a danda', 'नादः । सन्धिः ॥', 'ನಾ-ದಃ / ಸ-ನ್ಧಿಃ'],
    ['does not pause at a hyphen', 'एक-दन्त', 'ಏ-ಕ-ದ-ನ್ತ'],
    ['does not sing Vedic accents', 'ग॒णप॑तये', 'ಗ-ಣ-ಪ-ತ-ಯೇ'],
  ])('%s: %s', (_, line, kannada) => {
    expect(spoken(line)).toBe(kannada)
  })

  it('refuses what it would otherwise drop', () => {
    expect(() => phrasesOf('नमः Ganesha')).toThrow('Ganesha')
  })

  it.each([
    ['अ', 'ಹ'],
    ['आ', 'ಹ'],
    ['इ', 'ಹಿ'],
    ['ई', 'ಹಿ'],
    ['उ', 'ಹು'],
    ['ए', 'ಹೆ'],
    ['ऐ', 'ಹಿ'],
    ['ओ', 'ಹೊ'],
    ['औ', 'ಹು'],
  ])('echoes visarga after %s', (vowel, echo) => {
    expect(spell(visargaEcho(vowel))).toBe(echo)
  })
})
