import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { signLink } from './links.ts'
import { pathForLog } from './requestLog.ts'

test('a secret link is not written into the log', () => {
  const key = randomBytes(32)
  const plain = signLink(key, 'unsubscribe', 'GM-2K7QX')
  const parts = signLink(key, 'confirm', `${randomBytes(16).toString('base64url')}.mi7x2k`)
  expect(pathForLog(`/hooks/unsubscribe/${plain}`)).toBe('/hooks/unsubscribe/…')
  expect(pathForLog(`/api/newsletter/${parts}/confirm`)).toBe('/api/newsletter/…/confirm')
  expect(pathForLog(`/newsletter/${parts}`)).toBe('/newsletter/…')
})

const mangled: readonly (readonly [string, (link: string) => string])[] = [
  ['with the full stop of its sentence', (link) => `${link}.`],
  ['with a bracket', (link) => `${link})`],
  ['with an encoded quotation mark', (link) => `${link}%22%3E`],
  ['with more letters', (link) => `${link}Thanks`],
  ['with a line break', (link) => `${link.slice(0, -8)}%0D%0A${link.slice(-8)}`],
  ['without its last letters', (link) => link.slice(0, -6)],
  ['with encoded dots', (link) => link.replaceAll('.', '%2E')],
]

test.each(mangled)('nor is one %s', (_, mangle) => {
  const key = randomBytes(32)
  const parts = `${randomBytes(16).toString('base64url')}.mi7x2k`
  for (const link of [signLink(key, 'file', 'SWK7Q2M9X4'), signLink(key, 'confirm', parts)]) {
    expect(pathForLog(`/api/order-files/${mangle(link)}`)).toBe('/api/order-files/…')
    expect(pathForLog(`/api/newsletter/${mangle(link)}/confirm`)).toBe('/api/newsletter/…/confirm')
  }
})

test('other paths are', () => {
  for (const path of [
    '/mantras/ganapati-atharvashirsha',
    '/assets/index-BFZ3Hq1n.js',
    '/calendar/lambodara-sankashti-2026.ics',
    '/audio/ganapati-atharvashirsha.mp3',
    '/manifest.webmanifest',
    '/.well-known/change-password',
    '/',
  ]) {
    expect(pathForLog(path)).toBe(path)
  }
  expect(pathForLog(`/${'x'.repeat(1000)}`)).toHaveLength(200)
})
