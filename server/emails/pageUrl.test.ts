import { expect, test } from 'vitest'
import { pageUrlIn } from './pageUrl.ts'

test.each([
  ['mr', '/reminders#token', '/mr/reminders#token'],
  ['mr', '/', '/mr'],
  ['mr', '/search?q=a', '/mr/search?q=a'],
  ['mr', '/api/donation-receipts/r-1/pdf?token=a', '/api/donation-receipts/r-1/pdf?token=a'],
  ['en', '/reminders#token', '/reminders#token'],
  ['hi', '/reminders#token', '/hi/reminders#token'],
] as const)('For those who read %s, %s is %s', (language, path, shown) => {
  const origin = 'https://temple.example'
  expect(pageUrlIn(language, origin + path)).toBe(origin + shown)
})
