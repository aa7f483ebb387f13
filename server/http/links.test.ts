import { randomBytes } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { openLink, signLink } from './links.ts'

const secret = randomBytes(32)

test('a link opens for what it was signed for, and for nothing else', () => {
  const token = signLink(secret, 'booking', 'GM-2K7QX')
  expect(token).toMatch(/^GM-2K7QX\.[\w-]{22}$/)
  expect(openLink(secret, 'booking', token)).toBe('GM-2K7QX')
  expect(openLink(secret, 'newsletter', token)).toBeUndefined()
  expect(openLink(randomBytes(32), 'booking', token)).toBeUndefined()
  expect(openLink(secret, 'booking', token.replace('GM-2K7QX', 'GM-2K7QY'))).toBeUndefined()
})

test('a subject of several parts stays whole, and cannot be taken apart', () => {
  const token = signLink(secret, 'confirm', 'some-id.lx9f2k')
  expect(openLink(secret, 'confirm', token)).toBe('some-id.lx9f2k')
  const [id, , mac] = token.split('.')
  expect(openLink(secret, 'confirm', `${id}.${mac}`)).toBeUndefined()
})

test('any other text is nothing, whatever it is', () => {
  const good = signLink(secret, 'booking', 'a')
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.string().map((s) => `a.${s}`),
      ),
      (text) => {
        fc.pre(text !== good)
        expect(openLink(secret, 'booking', text)).toBeUndefined()
      },
    ),
  )
  expect(() => signLink(secret, 'booking', 'a/b')).toThrow()
})
