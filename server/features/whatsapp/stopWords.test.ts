import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isStop } from './stopWords.ts'
import { others } from './testReplies.ts'
import { wishes } from './testWishes.ts'

test.each(wishes)('%j asks us to stop', (text) => {
  expect(isStop(text)).toBe(true)
})

test.each(others)('%j asks for something else', (text) => {
  expect(isStop(text)).toBe(false)
})

/** How the same words arrive from a phone. */
const looks = fc.record({
  isLoud: fc.boolean(),
  before: fc.constantFrom('', ' ', '*', '"', '🙏 ', '\u200e'),
  after: fc.constantFrom('', '.', '!!', ' 🙏🙏', '…', '\n', '*', '।'),
  repeats: fc.constantFrom(1, 2, 4),
})

test.each([
  ['wish', wishes, true],
  ['other message', others, false],
] as const)(
  'a %s stays one in capitals, with signs, emoji and long letters',
  (_, texts, isWish) => {
    fc.assert(
      fc.property(fc.constantFrom(...texts), looks, (text, { isLoud, before, after, repeats }) => {
        const words = text.replace(/(\p{L}\p{M}*)(?=\P{L}*$)/u, (last) =>
          /[a-z]/i.test(last) ? last.repeat(repeats) : last,
        )
        // Its button sends exactly this.
        if (text === 'STOP_REMINDERS') return
        expect(isStop(`${before}${isLoud ? words.toUpperCase() : words}${after}`), words).toBe(
          isWish,
        )
      }),
      { numRuns: 300 },
    )
  },
)
