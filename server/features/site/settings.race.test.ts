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
