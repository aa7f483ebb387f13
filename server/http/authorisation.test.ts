import { expect, onTestFinished, test } from 'vitest'
import { problem } from '#contract/errors.ts'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import type { Access } from '#contract/accounts/permissions.ts'
import { getHealth } from '#contract/site/public.ts'
import { openSandbox } from '#server/adapters/payment/sandbox/sandbox.ts'
import { browser, type Browser } from '#server/test/browser.ts'
import { contractEndpoints, fillPath, nameOfEndpoint } from '#server/test/contract.ts'
import { sandboxSecrets } from '#server/test/donations.ts'
import { accessOfParts as parts } from '#server/test/accessOfParts.ts'
import { foreign, nobodys } from '#server/test/foreign.ts'
import { person } from '#server/test/people.ts'
import { isProof } from '#server/test/suite.ts'
import { sharedTestApp, testApp, type TestApp } from '#server/test/testApp.ts'
import { createApi } from './api.ts'
import { implement, type Route } from './implement.ts'
import { endSessionsOf, sessionLimits } from './sessionStore.ts'

const shared = sharedTestApp()

const guests = [
  'no session',
  'an expired session',
  'a session that was ended elsewhere',
  'a disabled account',
] as const
const staff = ['priest', 'desk', 'treasurer', 'editor', 'admin'] as const
const callers = [...guests, 'user', ...staff] as const
type Guest = (typeof guests)[number]
type Caller = (typeof callers)[number]

const isGuest = (caller: Caller): caller is Guest => guests.some((guest) => guest === caller)

/** Who may call what. Written down here, not taken from the code under test. */
const allowed: Readonly<Record<Access, readonly Caller[]>> = {
  anyone: callers,
  user: ['user', ...staff],
  staff,
  bookings: ['priest', 'desk', 'admin'],
  messages: ['desk', 'admin'],
  devotees: ['priest', 'desk', 'treasurer', 'admin'],
  counter: ['desk', 'treasurer', 'admin'],
  donations: ['treasurer', 'admin'],
  orders: ['treasurer', 'admin'],
  products: ['treasurer', 'editor', 'admin'],
  content: ['editor', 'admin'],
  office: ['admin'],
}

/** Something done to an administrator's session that makes it invalid. */
const ends: Readonly<Record<Exclude<Guest, 'no session'>, (app: TestApp, id: string) => unknown>> =
  {
    'an expired session': (app, id) => {
      const at = new Date(app.now().getTime() - sessionLimits('admin').idleMs - 1).toISOString()
      return app.db('sessions').where({ user_id: id }).update({ last_seen_at: at })
    },
    'a session that was ended elsewhere': (app, id) => endSessionsOf(app.db, id),
    'a disabled account': (app, id) =>
      app.db('users').where({ id }).update({ disabled_at: app.now().toISOString() }),
  }

const browserOf = async (app: TestApp, caller: Caller): Promise<Browser> => {
  if (caller === 'no session') return browser(app)
  if (!isGuest(caller)) return person(app, { role: caller })
  const admin = await person(app, { role: 'admin' })
  await ends[caller](app, admin.id)
  return admin
}

const nameOf = ({ endpoint }: Route): string => nameOfEndpoint(endpoint)

/** `yes` for any answer of the handler or the schema; only the caller's rights are tested here. */
const answerTo = async (phone: Browser, { endpoint: { method, path } }: Route): Promise<string> => {
  const reply = await phone.send(fillPath(path), { method })
  if (reply.status >= 500) return `${reply.status} ${reply.text}`
  const said = reply.status < 400 ? undefined : problem.parse(reply.json())
  if (said?.code === 'not_signed_in' || said?.code === 'not_allowed') {
    // A refusal reveals nothing else, not even what is wrong with the input.
    return said.errors ? 'says too much' : `${reply.status} ${said.code}`
  }
  return 'yes'
}

const expectedOf = (access: Access, caller: Caller): string => {
  if (allowed[access].includes(caller)) return 'yes'
  return isGuest(caller) ? '401 not_signed_in' : '403 not_allowed'
}

/** With the sandbox, whose addresses exist only on a developer's machine. */
const everything = async (): Promise<TestApp> => {
  const sandbox = await openSandbox({ now: () => new Date(), secrets: sandboxSecrets })
  onTestFinished(sandbox.close)
  return testApp({ sandbox })
}

test('every endpoint of the contract is answered, and nothing else under /api', async () => {
  const { routes } = await everything()
  const known = (await contractEndpoints()).map(nameOfEndpoint)
  expect(routes.map(nameOf).toSorted()).toEqual(known.toSorted())
  expect(known.length).toBeGreaterThan(100)
})

const partOf = (path: string): string =>
  /^\/api\/(admin\/)?[\w-]+/.exec(path)?.[0] ?? 'no part of the API'

test('every endpoint has the access of its part; what has none is for everybody', async () => {
  const isWrong = ({ path, access }: AnyEndpoint): boolean => {
    const part = partOf(path)
    if (!part.startsWith('/api/admin') && !(part in parts)) return access !== 'anyone'
    return !parts[part]?.includes(access)
  }
  const wrong = (await contractEndpoints()).filter(isWrong)
  expect(wrong.map((one) => `${nameOfEndpoint(one)} for ${one.access}`)).toEqual([])
})

/** All of them, and in `npm test` every fifth for those who differ from *no session* in one place. */
const endpointsFor = async (caller: Caller) => {
  const isShort = !isProof && isGuest(caller) && caller !== 'no session'
  return (await contractEndpoints()).filter((_, at) => !isShort || at % 5 === 0)
}

test.each(callers)(
  'every endpoint of the contract answers %s as its access says',
  async (caller) => {
    const app = await everything()
    const routes = new Map(app.routes.map((route) => [nameOf(route), route]))
    const cells: [string, string | undefined][] = []
    const expected: [string, string][] = []
    const reader = await browserOf(app, caller)
    for (const endpoint of await endpointsFor(caller)) {
      const name = nameOfEndpoint(endpoint)
      const route = routes.get(name)
      // A new session for each that may log out; what is only read leaves a session as it is.
      const isOnlyRead = endpoint.method === 'GET' && !isGuest(caller)
      const phone = isOnlyRead ? reader : await browserOf(app, caller)
      cells.push([name, route && (await answerTo(phone, route))])
      expected.push([name, expectedOf(endpoint.access, caller)])
    }
    expect(cells).toEqual(expected)
  },
)

/** An address that matches the pattern of a document or a hook. */
const sampleOf = (pattern: RegExp): string => {
  const sample = pattern.source
    .replaceAll(/\^|\$/g, '')
    .replaceAll(/\((\w+)\)/g, '$1')
    .replaceAll(/\([^)]*\)/g, 'x')
    .replaceAll('\\', '')
  expect(sample).toMatch(pattern)
  return sample
}

test('files, hooks and pages outside the endpoints answer everybody alike; only private ones look at a session', async () => {
  const app = await everything()
  const { documents, hooks, bodyHooks } = app.http
  const looksAtSession = documents
    .filter(({ isPrivate }) => isPrivate)
    .map(({ path }) => sampleOf(path))
  expect(looksAtSession).toEqual(['/booking/x.ics'])
  const addresses: [method: string, path: string][] = [
    ...documents.map(({ path }): [string, string] => ['GET', sampleOf(path)]),
    ...hooks.flatMap(({ path }): [string, string][] => [
      ['GET', sampleOf(path)],
      ['POST', sampleOf(path)],
    ]),
    ...bodyHooks.map(({ path }): [string, string] => ['POST', path]),
    ...['/audio/x.mp3', '/media/x', '/media/og/x.png', '/manifest.webmanifest', '/', '/admin'].map(
      (path): [string, string] => ['GET', path],
    ),
  ]
  expect(addresses.length).toBeGreaterThan(14)
  for (const [method, path] of addresses) {
    const answers: string[] = []
    for (const caller of callers) {
      const { status, text, headers } = await (await browserOf(app, caller)).send(path, { method })
      expect(status === 500, `${method} ${path}: ${text}`).toBe(false)
      answers.push(`${status} ${headers['set-cookie']} ${text.replace(/urn:uuid:[\w-]+/, '')}`)
    }
    expect([...new Set(answers)], `${method} ${path}`).toHaveLength(1)
  }
})

test('other people’s items are not found', async () => {
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
    const reply = await caller.send(fillPath(path, params) + query, { method, body })
    expect([nameOf(route), reply.status]).toEqual([nameOf(route), 404])
  }
})

test('a server with an address that does not say who may call it does not start', () => {
  const route = implement({ ...getHealth, access: undefined as never })(async () => {
    throw new Error('never')
  })
  expect(() => createApi({ routes: [route] } as never)).toThrow('who may call it?')
})

test('callers without the right are refused before the body is read', async () => {
  const app = await shared()
  const reply = await app.send('/api/account/profile', {
    method: 'PATCH',
    headers: { 'Content-Type': 'text/plain' },
    body: 'not even JSON',
  })
  expect(reply.status).toBe(401)
})
