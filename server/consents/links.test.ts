import { expect, test } from 'vitest'
import { testApp } from '#server/test/testApp.ts'
import { consentLinks, mayBegin } from './links.ts'

const askedAt = new Date('2026-11-21T04:00:00Z')
const hourMs = 60 * 60 * 1000
const notFound = { code: 'not_found' }

const linksOf = (name: string, purposes: readonly string[]) =>
  consentLinks({ secret: `${name} links`, page: `/${name}`, oneClick: `/hooks/${name}`, purposes })

const letters = linksOf('letters', ['end', 'verse'])
const bells = linksOf('bells', ['end'])

test('a link opens what it was signed for, with a time of asking only where it asks', async () => {
  const { db } = await testApp()
  const token = await letters.tokenFor('verse')(db, 'an-id')
  expect(await letters.open(db, token)).toEqual({ token, id: 'an-id', purpose: 'verse' })
  const page = await letters.confirmationPage(db, 'https://t.org', 'an-id', askedAt)
  const asking = page.replace('https://t.org/letters#', '')
  expect(await letters.open(db, asking)).toEqual({
    token: asking,
    id: 'an-id',
    purpose: 'confirm',
    askedAt,
  })
})

test('a link of another channel, another purpose or nobody at all is not found', async () => {
  const { db } = await testApp()
  const token = await letters.tokenFor('end')(db, 'an-id')
  await expect(bells.open(db, token)).rejects.toMatchObject(notFound)
  const unknown = await linksOf('letters', ['praise']).tokenFor('praise')(db, 'an-id')
  await expect(letters.open(db, unknown)).rejects.toMatchObject(notFound)
  await expect(letters.open(db, 'an-id.abc')).rejects.toMatchObject(notFound)
})

test.each([
  ['at once', 0, true],
  ['after three days', 72 * hourMs, true],
  ['later', 72 * hourMs + 1, false],
])('a link that asks may begin something %s: %j ms, %j', (_, ms, expected) => {
  const now = new Date(askedAt.getTime() + ms)
  expect(mayBegin({ token: '', id: '', purpose: 'confirm', askedAt }, now)).toBe(expected)
  expect(mayBegin({ token: '', id: '', purpose: 'end' }, now)).toBe(false)
})
