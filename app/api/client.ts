import type { Endpoint } from '#contract/endpoint.ts'
import { problem as problemSchema } from '#contract/errors.ts'
import type { Language } from '#contract/languages.ts'
import { ApiError, UnreachableError, UnreadableAnswerError } from './errors.ts'
import type { ownWords } from './ownWords.ts'

type Options = {
  idempotencyKey?: string
  /** The version that the change is based on, if the endpoint has versions. */
  version?: number
  signal?: AbortSignal
  /** Sends no session cookie, even if someone is logged in. */
  asGuest?: boolean
  /** In which it was written, if not in the page's own. */
  language?: Language | undefined
}

export type Api = {
  /**
   * Sends `input` to the endpoint and returns its parsed answer.
   * Throws ApiError, UnreachableError or UnreadableAnswerError.
   */
  call: <Sent, Parsed, Out>(
    endpoint: Endpoint<Sent, Parsed, Out>,
    input: Sent,
    options?: Options,
  ) => Promise<Out>
}

/** The only way from the browser to the API; works in pages and in the worker. */
export function createApi(deps: {
  fetch: typeof fetch
  /** In which the person reads: the server keeps it with what they send. */
  language?: Language
  onReach?: (reached: boolean) => void
  /** Receives the `Date` header of every answer. */
  onDate?: (date: string | null) => void
  /**
   * Called when a call was refused because there was no session, and every pending change has
   * its answer: a login or a new password replaces the cookie, so what was sent with the old one is
   * refused.
   */
  onSignedOut?: () => void
  /**
   * Puts a refusal into the words of the page. The worker has none: what it stores gets its words when
   * a page reads it.
   */
  inWords?: typeof ownWords
}): Api {
  const changes = new Set<Promise<Answer>>()
  return {
    async call(endpoint, input, options = {}) {
      // Made first: a fault of ours here is no lost connection.
      const prepared = request(endpoint, input, { language: deps.language, ...options })
      const exchanging = exchange(deps.fetch, prepared, options.signal)
      if (endpoint.method !== 'GET') changes.add(exchanging)
      const answer = await exchanging
        .catch((error: unknown) => {
          if (options.signal?.aborted) throw error
          deps.onReach?.(false)
          throw new UnreachableError(error)
        })
        .finally(() => changes.delete(exchanging))
      deps.onReach?.(true)
      deps.onDate?.(answer.date)
      if (!answer.ok) {
        const problem = problemSchema.safeParse(parseJson(answer.text)).data
        if (problem?.code === 'not_signed_in')
          void Promise.allSettled(changes).then(() => deps.onSignedOut?.())
        const said = problem && ((await deps.inWords?.(problem, endpoint, input)) ?? problem)
        throw new ApiError(answer.status, answer.text, said, waitMs(answer.retryAfter))
      }
      const body = parseJson(answer.text)
      const parsed = endpoint.output.safeParse(body)
      if (!parsed.success) throw new UnreadableAnswerError(body, parsed.error)
      return parsed.data
    },
  }
}

type Answer = {
  ok: boolean
  status: number
  text: string
  date: string | null
  retryAfter: string | null
}

/** Longer silence counts as no answer. An answer that arrives slowly is waited for. */
const patienceMs = 15_000

/**
 * Sends and reads the whole body: a connection lost half-way is a network failure like any other,
 * and so is one that falls silent.
 */
async function exchange(
  fetchNow: typeof fetch,
  [url, init]: FetchArguments,
  stop?: AbortSignal,
): Promise<Answer> {
  const ending = new AbortController()
  const giveUp = () => ending.abort(new DOMException('The server fell silent', 'TimeoutError'))
  const handleStop = () => ending.abort(stop?.reason)
  // Safari 16 has no `AbortSignal.any`.
  stop?.addEventListener('abort', handleStop)
  if (stop?.aborted) handleStop()
  let timer = setTimeout(giveUp, patienceMs)
  const hear = () => {
    clearTimeout(timer)
    timer = setTimeout(giveUp, patienceMs)
  }
  try {
    const response = await fetchNow(url, { ...init, signal: ending.signal })
    hear()
    const { ok, status, headers } = response
    return {
      ok,
      status,
      text: await readText(response, hear),
      date: headers.get('date'),
      retryAfter: headers.get('retry-after'),
    }
  } finally {
    clearTimeout(timer)
    stop?.removeEventListener('abort', handleStop)
  }
}

/**
 * The body's text; `onPart` is called for everything that arrives. Read part by part: Firefox reports a pipe
 * that breaks when the page is left, although somebody handles it.
 */
async function readText({ body }: Response, onPart: () => void): Promise<string> {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    onPart()
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}

type FetchArguments = [url: string, init: RequestInit]

function request<Sent, Parsed, Out>(
  { method, path }: Endpoint<Sent, Parsed, Out>,
  input: Sent,
  { idempotencyKey, version, asGuest = false, language }: Options,
): FetchArguments {
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
      credentials: asGuest ? 'omit' : 'include',
      headers: {
        accept: 'application/json',
        ...(!isRead && {
          'content-type': 'application/json',
          ...(language && { 'app-language': language }),
        }),
        ...(version !== undefined && { 'if-match': `"${version}"` }),
        ...(idempotencyKey && { 'idempotency-key': `"${idempotencyKey}"` }),
      },
      ...(!isRead && { body: JSON.stringify(rest) }),
    },
  ]
}

/** Seconds or a date: the header allows both. */
function waitMs(retryAfter: string | null): number | undefined {
  if (!retryAfter) return undefined
  const seconds = Number(retryAfter)
  const ms = Number.isNaN(seconds) ? Date.parse(retryAfter) - Date.now() : seconds * 1000
  return ms > 0 ? ms : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
