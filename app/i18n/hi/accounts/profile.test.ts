import { expect, test } from 'vitest'
import { profile } from './profile.ts'

test('none is counted as one, as Hindi does', () => {
  const { codesLeft } = profile.english.totp
  expect([0, 1, 2].map(codesLeft)).toEqual([
    '0 बैकअप कोड बचा है।',
    '1 बैकअप कोड बचा है।',
    '2 बैकअप कोड बचे हैं।',
  ])
})
