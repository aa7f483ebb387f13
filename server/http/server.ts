import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { createApp, type AppDeps } from './app.ts'
import { sendBytes } from './bytes.ts'
import { pathForLog } from './requestLog.ts'
import { refuseSocket, refuseTarget } from './refusals.ts'

/** A proxy sends the whole address, and OPTIONS a star; everything behind this sees a path. */
const pathOf = (target: string): string | undefined => {
  if (target.startsWith('/')) return target
  if (target === '*') return '/*'
  const url = URL.parse(target)
  return url ? `${url.pathname}${url.search}` : undefined
}

/** Node takes the first, a proxy perhaps the other (RFC 9112, 3.2). */
const hasTwoHosts = ({ rawHeaders }: IncomingMessage): boolean => {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (/^host$/i.test(rawHeaders[index] ?? '')) hosts += 1
  return hosts > 1
}

export type HttpServer = {
  readonly server: Server
  /** Stops accepting, lets the requests in hand finish, and closes connections as they fall idle. */
  readonly stop: () => Promise<void>
}

/** A recording over a slow line; what is shorter has its own limit (`input.ts`, `upload.ts`). */
const requestTimeout = 15 * 60_000

/** How long a body is still taken off the line, unread, so that whoever sends it sees the answer. */
const drainMs = 5000

/** Hangs up on who goes on sending a body that was answered already. */
const endUnread = (req: IncomingMessage, res: ServerResponse): void => {
  res.once('finish', () => {
    if (req.complete) return
    req.unpipe()
    req.resume()
    const timer = setTimeout(() => {
      if (!req.complete) req.socket.destroy()
    }, drainMs)
    // Of the request, which ends with its connection, too: one connection brings thousands of them.
    req.once('close', () => clearTimeout(timer))
  })
}

/** Connections nothing was sent on yet: browsers open them ahead of need, and would hold up an end. */
const watchUnused = (server: Server): Set<Socket> => {
  const unused = new Set<Socket>()
  server.on('connection', (socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  return unused
}

/**
 * The server. What is kept ready is answered at the very front, before any middleware: it is most
 * of the traffic, and is logged only at the level `debug`.
 */
export const createHttpServer = (deps: AppDeps): HttpServer => {
  const { responseCache, files, log } = deps
  const handle = createApp(deps).callback()
  const logsHits = log.isLevelEnabled('debug')

  const sendCached = (req: IncomingMessage, res: ServerResponse): boolean => {
    const { method, url = '/' } = req
    if (method !== 'GET' && method !== 'HEAD') return false
    const bytes = responseCache.peek(url) ?? files.get(url)
    if (!bytes) return false
    sendBytes(req, res, bytes)
    if (logsHits) log.debug({ method, path: pathForLog(url), status: res.statusCode })
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
  // Longer than a proxy in front keeps its connections, so that it is never the one surprised.
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
