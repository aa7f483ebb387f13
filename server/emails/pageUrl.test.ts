import { expect, test } from 'vitest'
import { withPseudoWords } from '#server/test/pseudoWords.ts'
import { pageUrlIn } from './pageUrl.ts'

withPseudoWords()

test.each([
  ['mr', '/reminders#token', '/mr/reminders#token'],
  ['mr', '/', '/mr'],
  ['mr', '/search?q=a', '/mr/search?q=a'],
  ['mr', '/api/donation-receipts/r-1/pdf?token=a', '/api/donation-receipts/r-1/pdf?token=a'],
  ['en', '/reminders#token', '/reminders#token'],
  // There are no pages in it yet.
  ['hi', '/reminders#token', '/reminders#token'],
] as const)('For those who read %s, %s is %s', (language, path, shown) => {
  const origin = 'https://temple.example'
  expect(pageUrlIn(language, origin + path)).toBe(origin + shown)
})
