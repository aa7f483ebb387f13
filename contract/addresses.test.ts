import { describe, expect, test } from 'vitest'
import { addressOf, pathIn } from './addresses.ts'

const built = ['en', 'mr'] as const

describe('The address of a page', () => {
  test.each([
    ['/', 'en', '/'],
    ['/puja', 'en', '/puja'],
    ['/mr', 'mr', '/'],
    ['/mr/puja', 'mr', '/puja'],
    ['/mr/booking/pj-2026-7k3m9w/pay', 'mr', '/booking/pj-2026-7k3m9w/pay'],
    ['/mr.json', 'en', '/mr.json'],
    ['/mrs/puja', 'en', '/mrs/puja'],
    ['/puja/mr', 'en', '/puja/mr'],
    // Redirected to lower case before.
    ['/MR/puja', 'en', '/MR/puja'],
    // Not built, so there is no such page.
    ['/hi/puja', 'en', '/hi/puja'],
    ['/en/puja', 'en', '/en/puja'],
  ] as const)('%s is in %s and is %s', (pathname, language, path) => {
    expect(addressOf(pathname, built)).toEqual({ language, path })
  })

  test.each(['/', '/puja', '/blog/a-post', '/mr'])(
    '%s is found again in every language',
    (path) => {
      expect(addressOf(pathIn('mr', path), built)).toEqual({ language: 'mr', path })
    },
  )
})
