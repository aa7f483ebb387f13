import { describe, expect, it } from 'vitest'
import { accentOf, melodyOf } from './melody.ts'
import { phrasesOf, spell } from './speech.ts'

function sung(line: string): string {
  const [phrase = []] = phrasesOf(line)
  const marks = { ni: '_', sa: '', re: '^' }
  return melodyOf(phrase)
    .map(({ akshara, note }) => marks[note] + spell(akshara))
    .join(' ')
}

describe('the recitation melody', () => {
  it.each([
    ['महाकाय', 2],
    ['गजानन', 1],
    ['विनायकम्', 1],
    ['गणपतये', 1],
    ['वक्रतुण्ड', 2],
    ['वरद', 0],
  ])('accents %s as classical Sanskrit does', (word, accent) => {
    expect(accentOf(phrasesOf(word)[0]?.[0] ?? [])).toBe(accent)
  })

  it('starts below, rises on accents and holds the last vowel', () => {
    expect(sung('तन्नो दन्ती विनायकः')).toBe('_ತ ನ್ನೋ ದ ನ್ತೀ ವಿ ^ನಾ ಯ ಕ ಅ ಹ')
  })

  it('draws om out on the reciting note', () => {
    expect(sung('ॐ गणेश')).toBe('ಓ ಓಮ್ ಗ ^ಣೇ ಶ ಅ')
  })

  it('does not draw out a burst', () => {
    expect(sung('नमः फट्')).toBe('ನ ಮಃ ಫಟ್')
  })
})
