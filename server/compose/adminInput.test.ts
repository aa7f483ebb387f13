import { expect, test } from 'vitest'
import { changeFrom } from '#server/test/admin.ts'
import { person } from '#server/test/people.ts'
import { sharedTestApp } from '#server/test/testApp.ts'

const shared = sharedTestApp()

test.each([
  ['a way out', '..%2f..%2fetc%2fpasswd'],
  ['a NUL', 'a%00b'],
  ['another script', encodeURIComponent('गणेश 🐘')],
  ['no letters', '%20'],
  ['half a letter', '%e0%a4'],
  ['a thousand letters', 'x'.repeat(1000)],
  ['a number', '99999999999999999999'],
  ['a quote', "'%20or%201=1--"],
])('%s as an id is nothing anywhere, and no failure', async (_, id) => {
  const app = await shared()
  const admin = await person(app, { role: 'admin' })
  const named = app.routes.filter(
    ({ endpoint }) => endpoint.path.startsWith('/api/admin/') && endpoint.path.includes(':'),
  )
  for (const { endpoint } of named) {
    const path = endpoint.path.replace(/:\w+/, id)
    const reply = await changeFrom(admin, endpoint.method, path, 1)
    expect([400, 404], `${endpoint.method} ${path}: ${reply.status}`).toContain(reply.status)
  }
})

test.each([
  'limit=100000',
  'limit=1e3',
  'after=x',
  'after=W10',
  'search=' + 'x'.repeat(101),
  'from=x&to=y&status=z',
])('no list answers ?%s with a failure', async (query) => {
  const app = await shared()
  const admin = await person(app, { role: 'admin' })
  for (const { endpoint } of app.routes) {
    if (!endpoint.path.startsWith('/api/admin/') || endpoint.method !== 'GET') continue
    if (endpoint.path.includes(':')) continue
    const reply = await admin.send(`${endpoint.path}?${query}`)
    expect([200, 400], `${endpoint.path}?${query}: ${reply.status}`).toContain(reply.status)
  }
})
