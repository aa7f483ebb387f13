import { expect, test } from 'vitest'
import type { Issue } from '#contract/newsletter/issuesAdmin.ts'
import type { StaffProduct } from '#contract/shop/admin.ts'
import { readContentVersion } from '#server/db/contentVersion.ts'
import { changeFrom, get, okOf } from '#server/test/admin.ts'
import { person } from '#server/test/people.ts'
import { postsPath, postWords } from '#server/test/posts.ts'
import { testApp } from '#server/test/testApp.ts'

test('a product that is still there after thirty days can still be restored', async () => {
  let at = new Date('2026-11-21T06:30:00Z')
  const app = await testApp({ now: () => at })
  const path = '/api/admin/products/clay-ganapati'
  const editor = await person(app, { role: 'editor' })
  const { version } = await get<StaffProduct>(editor, path)
  const deleted = okOf<StaffProduct>(await changeFrom(editor, 'DELETE', path, version))
  at = new Date('2026-12-22T06:30:00Z')
  const later = await person(app, { role: 'editor' })
  okOf(await changeFrom(later, 'POST', `${path}/restore`, deleted.version))
  expect((await app.send('/api/products/clay-ganapati')).status).toBe(200)
})

test('cached pages end with a change that visitors may see, not with one to a newsletter', async () => {
  const app = await testApp()
  const admin = await person(app, { role: 'admin' })
  const issues = '/api/admin/newsletter-issues'
  const words = { subject: 'Ganesh Jayanti', markdown: 'The aarti is at noon.' }
  const before = await readContentVersion(app.db)
  const { id, version } = okOf<Issue>(await admin.post(issues, words))
  okOf(await changeFrom(admin, 'PUT', `${issues}/${id}`, version, words))
  expect(await readContentVersion(app.db)).toBe(before)
  okOf(await admin.post(postsPath, postWords))
  expect(await readContentVersion(app.db)).toBe(before + 1)
})
