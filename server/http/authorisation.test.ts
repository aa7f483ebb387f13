import { expect, test } from 'vitest'
import { problem } from '#contract/errors.ts'
import type { Access } from '#contract/endpoint.ts'
import { getHealth } from '#contract/site.ts'
import { browser, type Browser } from '#server/test/browser.ts'
import { foreign, nobodys } from '#server/test/foreign.ts'
import { account, person, signedIn } from '#server/test/people.ts'
import { sharedTestApp, type TestApp } from '#server/test/testApp.ts'
import { createApi } from './api.ts'
import { implement, type Route } from './implement.ts'
import { sessionLimits } from './sessionStore.ts'

const shared = sharedTestApp()

const callers = ['no session', 'an expired session', 'user', 'priest', 'editor', 'admin'] as const
type Caller = (typeof callers)[number]

/** Who may call what is for whom. Written down here, not taken from what is tested. */
const allowed: Readonly<Record<Access, readonly Caller[]>> = {
  anyone: callers,
  user: ['user', 'priest', 'editor', 'admin'],
  staff: ['priest', 'editor', 'admin'],
  priest: ['priest', 'admin'],
  editor: ['editor', 'admin'],
  admin: ['admin'],
}

const expired = async (app: TestApp): Promise<Browser> => {
  const known = await account(app, { role: 'admin' })
  const phone = await signedIn(app, known)
  const at = new Date(app.now().getTime() - sessionLimits('admin').idleMs - 1).toISOString()
  await app.db('sessions').where({ user_id: known.id }).update({ last_seen_at: at })
  return phone
}

const browserOf = (app: TestApp, caller: Caller): Promise<Browser> | Browser => {
  if (caller === 'no session') return browser(app)
  if (caller === 'an expired session') return expired(app)
  return person(app, { role: caller })
}

const nameOf = ({ endpoint: { method, path } }: Route): string => `${method} ${path}`

const fill = (path: string, params: Record<string, string> = {}): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? 'x')

/** `yes` for any answer of the handler or the schema; only who calls is looked at here. */
const answerTo = async (phone: Browser, { endpoint: { method, path } }: Route): Promise<string> => {
  const reply = await phone.send(fill(path), { method })
  if (reply.status >= 500) return `${reply.status} ${reply.text}`
  const said = reply.status < 400 ? undefined : problem.parse(reply.json())
  if (said?.code === 'not_signed_in' || said?.code === 'not_allowed') {
    // A refusal tells nothing else: not even what is wrong with the input.
    return said.errors ? 'says too much' : `${reply.status} ${said.code}`
  }
  return 'yes'
}

const expectedOf = (access: Access, caller: Caller): string => {
  if (allowed[access].includes(caller)) return 'yes'
  const isKnown = caller !== 'no session' && caller !== 'an expired session'
  return isKnown ? '403 not_allowed' : '401 not_signed_in'
}

test.each(callers)('every address answers %s as the table says', async (caller) => {
  const app = await shared()
  const cells: [string, string][] = []
  const expected: [string, string][] = []
  for (const route of app.routes) {
    // Afresh for each: some of them sign out.
    const phone = await browserOf(app, caller)
    cells.push([nameOf(route), await answerTo(phone, route)])
    expected.push([nameOf(route), expectedOf(route.endpoint.access, caller)])
  }
  expect(cells.length).toBeGreaterThan(40)
  expect(cells).toEqual(expected)
})

test('what is somebody else’s is not there', async () => {
  const app = await shared()
  const named = app.routes.filter(({ endpoint }) => endpoint.path.includes(':'))
  const wanting = named.filter(({ endpoint }) => ['anyone', 'user'].includes(endpoint.access))
  const known = [...Object.keys(foreign), ...nobodys]
  expect(wanting.map(nameOf).toSorted(), 'whose is it? say so in server/test/foreign.ts').toEqual(
    known.toSorted(),
  )
  for (const route of wanting) {
    const asked = await foreign[nameOf(route)]?.(app)
    if (!asked) continue
    const { caller, called } = asked
    const { method, path } = route.endpoint
    const { params, body = {} } = called
    const query = method === 'GET' ? `?${new URLSearchParams({ ...body })}` : ''
    const reply = await caller.send(fill(path, params) + query, { method, body })
    expect([nameOf(route), reply.status]).toEqual([nameOf(route), 404])
  }
})

test('an address that does not say who may call it does not start', () => {
  const route = implement({ ...getHealth, access: undefined as never })(async () => {
    throw new Error('never')
  })
  expect(() => createApi({ routes: [route] } as never)).toThrow('who may call it?')
})

test('who may not call is told before the body is read', async () => {
  const app = await shared()
  const reply = await app.send('/api/account/profile', {
    method: 'PATCH',
    headers: { 'Content-Type': 'text/plain' },
    body: 'not even JSON',
  })
  expect(reply.status).toBe(401)
})
