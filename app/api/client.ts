import type { Endpoint } from '#contract/endpoint.ts'
import { problem } from '#contract/errors.ts'
import { ApiError, UnreachableError } from './errors.ts'

type Options = { idempotencyKey?: string; signal?: AbortSignal }

export type Api = {
  /** Sends `input` to the endpoint and returns its parsed answer. Throws ApiError or UnreachableError. */
  call: <Sent, Parsed, Out>(
    endpoint: Endpoint<Sent, Parsed, Out>,
    input: Sent,
    options?: Options,
  ) => Promise<Out>
}

/** The one way from the browser to the API; works in pages and in the worker. */
export function createApi(deps: {
  fetch: typeof fetch
  onReach?: (reached: boolean) => void
  /** Hears the `Date` header of every answer. */
  onDate?: (date: string | null) => void
}): Api {
  return {
    async call(endpoint, input, options = {}) {
      const answer = await exchange(deps.fetch, endpoint, input, options).catch(
        (error: unknown) => {
          if (options.signal?.aborted) throw error
          deps.onReach?.(false)
          throw new UnreachableError(error)
        },
      )
      deps.onReach?.(true)
      deps.onDate?.(answer.date)
      if (!answer.ok) throw apiError(answer.status, answer.text)
      return endpoint.output.parse(parseJson(answer.text))
    },
  }
}

/** Sends and reads the whole body: a connection lost half-way is a network failure like any other. */
async function exchange<Sent, Parsed, Out>(
  fetchNow: typeof fetch,
  endpoint: Endpoint<Sent, Parsed, Out>,
  input: Sent,
  options: Options,
): Promise<{ ok: boolean; status: number; text: string; date: string | null }> {
  const response = await fetchNow(...request(endpoint, input, options))
  const { ok, status, headers } = response
  return { ok, status, text: await response.text(), date: headers.get('date') }
}

function request<Sent, Parsed, Out>(
  { method, path }: Endpoint<Sent, Parsed, Out>,
  input: Sent,
  { idempotencyKey, signal }: Options,
): [url: string, init: RequestInit] {
  const rest = { ...(input as Record<string, unknown>) }
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest[name]))
    delete rest[name]
    return value
  })
  const isRead = method === 'GET'
  const query = isRead ? new URLSearchParams(rest as Record<string, string>).toString() : ''
  return [
    query ? `${filled}?${query}` : filled,
    {
      method,
      credentials: 'include',
      headers: {
        accept: 'application/json',
        ...(!isRead && { 'content-type': 'application/json' }),
        ...(idempotencyKey && { 'idempotency-key': `"${idempotencyKey}"` }),
      },
      ...(!isRead && { body: JSON.stringify(rest) }),
      ...(signal && { signal }),
    },
  ]
}

function apiError(status: number, body: string): ApiError {
  const parsed = problem.safeParse(parseJson(body))
  return parsed.success
    ? new ApiError(status, body, parsed.data.code, parsed.data.errors ?? [])
    : new ApiError(status, body, undefined, [])
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
