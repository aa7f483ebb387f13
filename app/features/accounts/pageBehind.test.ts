import { describe, expect, it } from 'vitest'
import { pageBehind } from './pageBehind.ts'

const origin = 'https://temple.example'
const after = (back: string) => pageBehind(back, origin)

describe('After signing in', () => {
  it('one is at home', () => {
    expect(pageBehind(undefined, origin)).toBe('/')
  })

  it.each(['/profile', '/puja?edit=1#names', '/booking/pj-2026-7k3m9w#secret'])(
    'one is back at %s',
    (page) => expect(after(page)).toBe(page),
  )

  it.each([
    'https://other.example/',
    '//other.example',
    '/\\other.example',
    '/\t/other.example',
    '\\\\other.example',
    'javascript:alert(1)',
    'profile',
    '',
  ])('one is never led away: %j', (elsewhere) => expect(after(elsewhere)).toBe('/'))

  it.each(['/.//other.example', '/..//other.example'])('nor by a detour: %s', (elsewhere) =>
    expect(after(elsewhere)).toBe('/'),
  )
})
