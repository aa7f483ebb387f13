import { cookieNames } from '#server/http/session.ts'
import type { Reply, Sending } from './request.ts'
import type { TestApp } from './testApp.ts'

type Asking = Omit<Sending, 'body'> & { readonly body?: unknown }

export type Browser = {
  /** Sends JSON, from a page of the app unless a header says otherwise. */
  readonly send: (path: string, asking?: Asking) => Promise<Reply>
  readonly post: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Reply>
  readonly cookies: Map<string, string>
  /** The token of its session. */
  readonly session: () => string | undefined
}

const userAgent =
  'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36'

/** Somebody's browser: stores the cookies it gets and sends them back. */
export const browser = (app: Pick<TestApp, 'send' | 'publicUrl'>): Browser => {
  const cookies = new Map<string, string>()

  const keep = ({ headers }: Reply): void => {
    for (const line of headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/; Max-Age=0\b/.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
  }

  const send = async (path: string, { method = 'GET', headers = {}, body }: Asking = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const sent = method === 'GET' ? undefined : JSON.stringify(body ?? {})
    const reply = await app.send(path, {
      method,
      headers: {
        // Node adds it for other methods, but not for this one.
        ...(sent !== undefined &&
          method === 'DELETE' && { 'Content-Length': String(Buffer.byteLength(sent)) }),
        Origin: app.publicUrl,
        'User-Agent': userAgent,
        ...(cookie && { Cookie: cookie }),
        ...(method !== 'GET' && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(sent !== undefined && { body: sent }),
    })
    keep(reply)
    return reply
  }

  return {
    send,
    post: (path, body, headers) =>
      send(path, { method: 'POST', body, ...(headers && { headers }) }),
    cookies,
    session: () => cookies.get(cookieNames(app.publicUrl).session),
  }
}
