import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { createApp, type AppDeps } from './app.ts'
import { sendBytes } from './bytes.ts'
import { mayBeLedOn } from './languageChoice.ts'
import { hasOwnLook } from './ownLook.ts'
import { pathForLog } from './requestLog.ts'
import { refuseSocket, refuseTarget } from './refusals.ts'

/** A proxy sends the whole address, and OPTIONS a star; everything after this sees a path. */
const pathOf = (target: string): string | undefined => {
  if (target.startsWith('/')) return target
  if (target === '*') return '/*'
  const url = URL.parse(target)
  return url ? `${url.pathname}${url.search}` : undefined
}

/** Node uses the first Host header, but a proxy may use the other (RFC 9112, 3.2). */
const hasTwoHosts = ({ rawHeaders }: IncomingMessage): boolean => {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (/^host$/i.test(rawHeaders[index] ?? '')) hosts += 1
  return hosts > 1
}

export type HttpServer = {
  readonly server: Server
  /** Stops accepting connections, lets current requests finish, and closes idle connections. */
  readonly stop: () => Promise<void>
}

/**
 * For a recording over a slow line; shorter requests have their own limits (`input.ts`,
 * `upload.ts`).
 */
const requestTimeout = 15 * 60_000

/** How long an unread body is still received, so that its sender sees the answer. */
const drainMs = 5000

/** Disconnects a sender who keeps sending a body that was already answered. */
const endUnread = (req: IncomingMessage, res: ServerResponse): void => {
  res.once('finish', () => {
    if (req.complete) return
    req.unpipe()
    req.resume()
    const timer = setTimeout(() => {
      if (!req.complete) req.socket.destroy()
    }, drainMs)
    // On the request, not the connection, which serves thousands of them.
    req.once('close', () => clearTimeout(timer))
  })
}

/**
 * Connections without a request yet: browsers open them in advance, and they would delay a
 * shutdown.
 */
const watchUnused = (server: Server): Set<Socket> => {
  const unused = new Set<Socket>()
  server.on('connection', (socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  return unused
}

/**
 * The server. Cached answers are sent at the very front, before any middleware: they are most of
 * the traffic, and are logged only at the level `debug`.
 */
export const createHttpServer = (deps: AppDeps): HttpServer => {
  const { responseCache, files, log, observe, translations } = deps
  const handle = createApp(deps).callback()
  const logsHits = log.isLevelEnabled('debug')

  const sendCached = (req: IncomingMessage, res: ServerResponse): boolean => {
    const { method, url = '/' } = req
    if (method !== 'GET' && method !== 'HEAD') return false
    if (mayBeLedOn(url, req.headers.cookie, translations)) return false
    const bytes = responseCache.peek(url) ?? (hasOwnLook(url) ? undefined : files.get(url))
    if (!bytes) return false
    const startedAt = observe && performance.now()
    sendBytes(req, res, bytes)
    if (logsHits) log.debug({ method, path: pathForLog(url), status: res.statusCode })
    if (observe) {
      const ms = performance.now() - (startedAt ?? 0)
      observe({ method, route: 'cached', status: res.statusCode, ms })
    }
    return true
  }

  const server = createServer({ requestTimeout, headersTimeout: 20_000 }, (req, res) => {
    if (unused.size > 0) unused.delete(req.socket)
    if (hasTwoHosts(req)) return refuseTarget(res)
    if (sendCached(req, res)) return
    const path = pathOf(req.url ?? '/')
    if (path === undefined) return refuseTarget(res)
    req.url = path
    if (req.method !== 'GET' && req.method !== 'HEAD') endUnread(req, res)
    void handle(req, res)
  })
  const unused = watchUnused(server)
  // Longer than a proxy's keep-alive, so that the proxy never reuses a closed connection.
  server.keepAliveTimeout = 75_000
  server.on('clientError', refuseSocket)

  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      const sweep = setInterval(() => server.closeIdleConnections(), 50)
      server.close(() => {
        clearInterval(sweep)
        resolve()
      })
      for (const socket of unused) socket.destroy()
    })
  return { server, stop }
}
