import { expect, test } from 'vitest'
import type { TempleSite } from '#contract/site/admin.ts'
import { changeFrom, get } from '#server/test/admin.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

const path = '/api/admin/site'
type Versioned = { site: TempleSite; version: number }

const open = async (options: Parameters<typeof testApp>[0] = {}) => {
  const app = await testApp({ now: () => new Date('2026-11-21T06:30:00Z'), ...options })
  const admin = await person(app, { role: 'admin' })
  const { site, version } = await get<Versioned>(admin, path)
  const put = (changes: object, from = version) =>
    changeFrom(admin, 'PUT', path, from, { ...site, ...changes })
  return { app, admin, site, version, put }
}

test('of two people who edit at once, the second gets an error', async () => {
  const { admin, put } = await open()
  const replies = await Promise.all([put({ tagline: 'One' }), put({ tagline: 'Two' })])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 412])
  expect((await put({ tagline: 'Three' })).status).toBe(412)
  const { site } = await get<Versioned>(admin, path)
  expect(['One', 'Two']).toContain(site.tagline)
})

test('of two people who save two sections of the same version, the second saves it again', async () => {
  const { admin, version } = await open()
  const changes = [
    ['email', { officeMail: { how: 'none', at: '07:00' } }],
    ['giving', { upiAddress: 'temple@bank', donationPurposes: ['Annadan'] }],
  ] as const
  const save = ([section, input]: (typeof changes)[number], from = version) =>
    changeFrom(admin, 'PUT', `${path}/${section}`, from, input)
  const replies = await Promise.all(changes.map((change) => save(change)))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 412])
  const [late] = changes.filter((_, at) => replies[at]?.status === 412)
  expect(late && (await save(late, version + 1)).status).toBe(200)
  const { site } = await get<Versioned>(admin, path)
  expect(site).toMatchObject({ officeMail: { how: 'none' }, donationPurposes: ['Annadan'] })
})
