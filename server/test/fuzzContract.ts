import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import * as fc from 'fast-check'
import { expect } from 'vitest'
import * as z from 'zod'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { openSandbox } from '#server/adapters/payment/sandbox/sandbox.ts'
import type { Browser } from './browser.ts'
import { contractEndpoints, nameOfEndpoint } from './contract.ts'
import { sandboxSecrets } from './donations.ts'
import { person } from './people.ts'
import { seed } from './suite.ts'
import { testApp } from './testApp.ts'

/** The parts of `z.toJSONSchema` of an input from which values are made. */
type Shape = {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Shape[]
  readonly allOf?: readonly Shape[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly items?: Shape
  readonly pattern?: string
  readonly format?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
}

const hostile = fc.constantFrom<unknown>(
  '',
  '\0',
  '\ud800',
  '\r\nBcc: c@d.org',
  '../../etc/passwd',
  "' or 1=1 --",
  '=cmd|A0',
  '<script>',
  '__proto__',
  'x'.repeat(5000),
  'गणेश 🐘',
  '2026-02-30',
  -1,
  1e308,
  0.1,
  2 ** 53,
  null,
  true,
  [],
  {},
  [[[[]]]],
  { constructor: { prototype: 1 } },
)

/** Names of existing things, so that some calls succeed. */
const known = fc.constantFrom('om-gam', 'vakratunda', 'about', 'ganesh-chaturthi-2026', '1', 'pune')

const textOf = ({ pattern, format, minLength = 0, maxLength = 200 }: Shape) => {
  if (format === 'email') return fc.emailAddress()
  if (format === 'uuid') return fc.uuid()
  const most = Math.max(minLength, Math.min(maxLength, 60))
  const words = fc.oneof(known, fc.string({ minLength, maxLength: most }))
  if (pattern === undefined) return words
  try {
    return fc.oneof(fc.stringMatching(new RegExp(pattern)), words)
  } catch {
    return words
  }
}

/** Values that fit a shape. */
const fitting = (shape: Shape): fc.Arbitrary<unknown> => {
  if ('const' in shape) return fc.constant(shape.const)
  if (shape.enum) return fc.constantFrom(...shape.enum)
  if (shape.anyOf) return fc.oneof(...shape.anyOf.map(fitting))
  if (shape.allOf?.[0]) return fitting({ ...shape.allOf[0], ...shape.allOf[1] })
  if (shape.properties) return objectOf(shape)
  switch (shape.type) {
    case 'string':
      return textOf(shape)
    case 'integer':
    case 'number': {
      const min = Math.max(Math.ceil(shape.minimum ?? -1000), -(2 ** 31))
      const max = Math.min(Math.floor(shape.maximum ?? 100_000), 2 ** 31)
      return fc.integer({ min, max: Math.max(min, max) })
    }
    case 'boolean':
      return fc.boolean()
    case 'array':
      return fc.array(almost(shape.items ?? {}), { maxLength: 3 })
    default:
      return fc.oneof(known, fc.jsonValue({ maxDepth: 1 }))
  }
}

/** Mostly valid, so that it gets past the first check. */
const almost = (shape: Shape): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 12, arbitrary: fitting(shape) }, { weight: 1, arbitrary: hostile })

const objectOf = ({ properties = {}, required = [] }: Shape): fc.Arbitrary<object> =>
  fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, shape]) => [name, almost(shape)])),
    { requiredKeys: [...required] },
  )

const inputOf = ({ input }: AnyEndpoint): fc.Arbitrary<Record<string, unknown>> => {
  const shape = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Shape
  return (shape.properties ? objectOf(shape) : fc.constant({})) as fc.Arbitrary<
    Record<string, unknown>
  >
}

type Call = {
  readonly endpoint: AnyEndpoint
  readonly path: string
  readonly body: unknown
  readonly version: string
}

const asText = (value: unknown): string =>
  typeof value === 'string' ? value.toWellFormed() : (JSON.stringify(value) ?? '')

const callOf = (
  endpoint: AnyEndpoint,
  input: Readonly<Record<string, unknown>>,
  version: string,
): Call => {
  const rest = new Map(Object.entries(input))
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = asText(rest.get(name) ?? 'om-gam') || 'x'
    rest.delete(name)
    return encodeURIComponent(value.slice(0, 300))
  })
  const isQuery = endpoint.method === 'GET' || endpoint.upload !== undefined
  const query = isQuery
    ? [...rest].map(([name, value]) => `${name}=${encodeURIComponent(asText(value))}`)
    : []
  return {
    endpoint,
    path: query.length > 0 ? `${path}?${query.join('&').slice(0, 6000)}` : path,
    body: isQuery ? undefined : Object.fromEntries(rest),
    version,
  }
}

const callTo = (endpoint: AnyEndpoint): fc.Arbitrary<Call> =>
  fc
    .tuple(inputOf(endpoint), fc.constantFrom('"1"', '"1"', '"2"', '"x"', '*'))
    .map(([input, version]) => callOf(endpoint, input, version))

/** One call to each endpoint, in any order: by chance alone many would never be called. */
const roundOf = (endpoints: readonly AnyEndpoint[]): fc.Arbitrary<Call[]> =>
  fc
    .tuple(...endpoints.map(callTo))
    .chain((calls) =>
      fc.shuffledSubarray(calls, { minLength: calls.length, maxLength: calls.length }),
    )

/** Memory in use after garbage collection. */
const heapMb = (): number => {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed / 1024 / 1024
}

const seedOf = (): number =>
  Number(process.env['FAULTS_SEED'] ?? seed ?? Math.floor(Math.random() * 2 ** 31))

/**
 * Calls each endpoint of the contract once in a round, as an admin may, with mostly valid input made from their own
 * schemas. No answer may be a 5xx or reveal where the code is. The seed is printed, and
 * `FAULTS_SEED` repeats a run.
 */
export const fuzzContract = async (rounds: number) => {
  const seedHere = seedOf()
  process.stdout.write(`FAULTS_SEED=${seedHere} repeats these ${rounds} rounds\n`)
  const sandbox = await openSandbox({ now: () => new Date(), secrets: sandboxSecrets })
  const reached = new Set<string>()
  let checked = 0
  const app = await testApp({
    sandbox,
    watchRoute: (route) => ({
      ...route,
      call: (sent, actor) => {
        checked += 1
        reached.add(nameOfEndpoint(route.endpoint))
        return route.call(sent, actor)
      },
    }),
  })
  const endpoints = await contractEndpoints()
  const statuses = new Map<number, number>()
  let admin: Browser = await person(app, { role: 'admin' })
  let heapAfterWarmUp = 0
  let runs = 0
  const send = async ({ endpoint: { method, isVersioned }, path, body, version }: Call) => {
    const headers = isVersioned ? { 'If-Match': version } : {}
    const { status, text } = await admin.send(path, { method, body, headers })
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    runs += 1
    expect(status, `${method} ${path} ${JSON.stringify(body)}: ${text}`).toBeLessThan(500)
    expect(text).not.toMatch(/node_modules|at \w+ \(/)
    // Some calls log out, or delete the account.
    if (status === 401) admin = await person(app, { role: 'admin' })
  }
  let round = 0
  const property = fc.asyncProperty(roundOf(endpoints), async (calls) => {
    for (const call of calls) await send(call)
    round += 1
    if (round === Math.ceil(rounds / 3)) heapAfterWarmUp = heapMb()
  })
  try {
    await fc.assert(property, { seed: seedHere, numRuns: rounds, endOnFailure: true })
    await app.settled()
    expect((await app.send('/api/health')).status).toBe(200)
  } finally {
    await sandbox.close()
  }
  return {
    statuses,
    /** Counts those that passed the router, the access check and the check of headers. */
    checkedShare: checked / runs,
    endpoints: endpoints.length,
    reached: reached.size,
    grownMb: heapMb() - heapAfterWarmUp,
  }
}
