import type * as z from 'zod/mini'
import { isForStaff } from '#app/api/inWords.ts'
import type { AnyEndpoint, Endpoint } from '#contract/endpoint.ts'
import { type ErrorCode, type FieldError, type Problem, statusOfCode } from '#contract/errors.ts'
import type { Reason } from '#contract/refusals.ts'

type Handler = (input: never) => Response | Promise<Response>

type Fault = { pointer: string } & (Reason | { detail: string })

/** What a refusal says beside its code; `errors` point into what was sent. */
type Details = Partial<Pick<Problem, 'detail' | 'freeSlots'>> & {
  reason?: Reason
  errors?: readonly Fault[]
  retryAfterSeconds?: number
}

/** What a server says for other programs, in English: no devotee ever reads it. */
export const serversEnglish = 'This is for other programs.'

type Received = { endpoint: AnyEndpoint; input: unknown; headers: Headers }

export type TempleServer = ReturnType<typeof templeServer>

/**
 * A server in place of `fetch` that answers by the contract: a request must be what its endpoint's
 * `input` accepts, and an answer what its `output` accepts. A request that the test did not
 * provide for is not answered. Both are listed in `faults`, which fail the test at its end.
 */
export function templeServer() {
  const handlers = new Map<AnyEndpoint, Handler>()
  const received: Received[] = []
  const faults: string[] = []
  const judged = new Set<AnyEndpoint>()
  let isReachable = true
  let requests = 0

  const handle = <S, P, O>(endpoint: Endpoint<S, P, O>, handler: Handler): void =>
    void handlers.set(endpoint as unknown as AnyEndpoint, handler)

  const answerOf =
    <S, P, O>(endpoint: Endpoint<S, P, O>, answer: O | ((input: P) => O)) =>
    (input: P): Response => {
      const body = typeof answer === 'function' ? (answer as (input: P) => O)(input) : answer
      const { error } = endpoint.output.safeParse(body)
      if (error) faults.push(`${endpoint.path} never answers this: ${error.message}`)
      return json(body)
    }

  const fetchHere: typeof fetch = async (address, init = {}) => {
    requests += 1
    if (!isReachable) throw new TypeError('Failed to fetch')
    const url = new URL(String(address), 'http://localhost:3000')
    const method = init.method ?? 'GET'
    // A page or a file: the request only checks whether the server is reachable.
    if (!url.pathname.startsWith('/api/')) return new Response()
    const found = find(handlers.keys(), method, url)
    const handler = found && handlers.get(found.endpoint)
    if (!handler) {
      faults.push(`${method} ${url.pathname} has no answer in this test`)
      return refusal('unavailable')
    }
    const { endpoint } = found
    const sent = typeof init.body === 'string' ? (JSON.parse(init.body) as object) : {}
    const input = { ...Object.fromEntries(url.searchParams), ...sent, ...found.params }
    const parsed = endpoint.input.safeParse(input)
    if (!parsed.success) {
      if (judged.has(endpoint)) return refusal('invalid_input', { errors: errorsOf(parsed.error) })
      faults.push(`${endpoint.path} does not accept this: ${parsed.error.message}`)
      return refusal('invalid_input')
    }
    received.push({ endpoint, input: parsed.data, headers: new Headers(init.headers) })
    return handler(parsed.data as never)
  }

  const server = {
    fetch: fetchHere,
    faults,
    /** How many requests there were, answered or not. */
    requests: () => requests,
    /** From now on the endpoint answers this, or what the function makes of its input. */
    answers<S, P, O>(endpoint: Endpoint<S, P, O>, answer: O | ((input: P) => O)): void {
      handle(endpoint, answerOf(endpoint, answer))
    },
    /** The same, unless the test has said how the endpoint behaves. */
    offers<S, P, O>(endpoint: Endpoint<S, P, O>, answer: O): void {
      if (!handlers.has(endpoint as unknown as AnyEndpoint)) server.answers(endpoint, answer)
    },
    /** The same for a refusal. */
    offersRefusal<S, P, O>(endpoint: Endpoint<S, P, O>, code: ErrorCode): void {
      if (!handlers.has(endpoint as unknown as AnyEndpoint)) server.refuses(endpoint, code)
    },
    /** From now on the endpoint refuses, with the contract's status for the code. */
    refuses<S, P, O>(endpoint: Endpoint<S, P, O>, code: ErrorCode, details?: Details): void {
      handle(endpoint, () => refusal(code, isForStaff(endpoint) ? details : inEnglish(details)))
    },
    /**
     * For a form that leaves all judging to the server: what the contract does not accept is
     * refused in its words, and is no fault of the test.
     */
    judges<S, P, O>(endpoint: Endpoint<S, P, O>): void {
      judged.add(endpoint as unknown as AnyEndpoint)
      handle(endpoint, () => {
        faults.push(`${endpoint.path} accepts this, and has no answer in this test`)
        return refusal('unavailable')
      })
    },
    /** The endpoint answers only when the returned function is called. */
    holds<S, P, O>(endpoint: Endpoint<S, P, O>, answer: O | ((input: P) => O)): () => void {
      const later = answerOf(endpoint, answer)
      let release = (): void => undefined
      const released = new Promise<void>((resolve) => (release = resolve))
      handle(endpoint, async (input) => {
        await released
        return later(input)
      })
      return release
    },
    /** While it is not reachable, every request fails as without a network. */
    setReachable: (value: boolean): void => void (isReachable = value),
    /** The inputs the endpoint received, oldest first. */
    received<S, P, O>(endpoint: Endpoint<S, P, O>): P[] {
      const known = endpoint as unknown as AnyEndpoint
      return received.filter((each) => each.endpoint === known).map(({ input }) => input as P)
    },
    /** The headers that came with it. */
    headers<S, P, O>(endpoint: Endpoint<S, P, O>): Headers[] {
      const known = endpoint as unknown as AnyEndpoint
      return received.filter((each) => each.endpoint === known).map(({ headers }) => headers)
    },
  }
  return server
}

const errorsOf = ({ issues }: z.core.$ZodError): FieldError[] =>
  issues.map(({ path, message }) => ({ pointer: ['#', ...path].join('/'), detail: message }))

const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  })

/** With a message at each place, as a server has it. */
const inEnglish = ({ errors, ...details }: Details = {}): Details => ({
  detail: serversEnglish,
  ...details,
  ...(errors && { errors: errors.map((fault) => ({ detail: serversEnglish, ...fault })) }),
})

function refusal(code: ErrorCode, { retryAfterSeconds, ...details }: Details = {}): Response {
  const problem = { type: 'about:blank', title: code, status: statusOfCode[code], code, ...details }
  const wait = retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }
  return json(problem, problem.status, { ...wait })
}

/** The endpoint of a request: one whose path has no parameter there wins, as on the server. */
function find(endpoints: Iterable<AnyEndpoint>, method: string, url: URL) {
  const matches = [...endpoints].flatMap((endpoint) => {
    const pattern = endpoint.path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')
    const match = new RegExp(`^${pattern}$`).exec(url.pathname)
    if (endpoint.method !== method || !match) return []
    const params = Object.entries(match.groups ?? {})
    return {
      endpoint,
      params: Object.fromEntries(params.map(([name, value]) => [name, decodeURIComponent(value)])),
    }
  })
  return matches.toSorted((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0]
}
