import type { IncomingHttpHeaders } from 'node:http'
import { ChannelError } from '#server/adapters/channelError.ts'

const longestWaitMs = 24 * 60 * 60 * 1000

/** `Retry-After`, in seconds or as a date. */
const waitMs = (text: string | undefined): number | undefined => {
  if (!text) return undefined
  const seconds = Number(text)
  const ms = Number.isNaN(seconds) ? Date.parse(text) - Date.now() : seconds * 1000
  return ms > 0 ? Math.min(ms, longestWaitMs) : undefined
}

type Answer = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** Its answer, truncated. */
  readonly said: string
  /** One that is sure to know our key. */
  readonly isTrusted: boolean
}

/** What a push service means by its answer (RFC 8030, RFC 8292); undefined where it took the message. */
export const refusalOf = ({
  status,
  headers,
  said,
  isTrusted,
}: Answer): ChannelError | undefined => {
  if (status >= 200 && status < 300) return undefined
  const error = (kind: ChannelError['kind'], words: string) =>
    new ChannelError(kind, String(status), `${words}: ${said}`, waitMs(headers['retry-after']))
  if (status === 404 || status === 410) return error('gone', 'This subscription has ended')
  if (status === 401 || status === 403) {
    return error(isTrusted ? 'credentials' : 'permanent', 'Our key was refused')
  }
  if (status === 413) return error('permanent', 'The message is too large')
  if (status === 408 || status === 429 || status >= 500) {
    return error('transient', 'The push service asks us to come again')
  }
  // Redirects, too: where they lead was not checked.
  return error('permanent', 'The push service refused the message')
}
