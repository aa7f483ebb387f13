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

test('other paths are', () => {
  for (const path of [
    '/mantras/ganapati-atharvashirsha',
    '/assets/index-BFZ3Hq1n.js',
    '/calendar/lambodara-sankashti-2026.ics',
    '/audio/ganapati-atharvashirsha.mp3',
    '/',
  ]) {
    expect(pathForLog(path)).toBe(path)
  }
  expect(pathForLog(`/${'x'.repeat(1000)}`)).toHaveLength(200)
})
