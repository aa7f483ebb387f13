import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { shiftClock, shiftMs } from './clock.ts'

export type Release = {
  origin: string
  /** From now on the worker's script is a different one, as after an update. */
  publish: () => void
  /**
   * Answers for matching paths come from here instead of the server, until the returned function is
   * called.
   */
  answer: (path: RegExp, status: number, body?: string) => () => void
  /** Requests for matching paths wait until the returned function is called. */
  hold: (path: RegExp) => () => void
  /** Requests for matching paths are never answered. */
  hush: (path: RegExp) => void
  /** Connections for matching paths break, until the returned function is called. */
  lose: (path: RegExp) => () => void
  /** Answers for matching paths begin and never end. */
  hang: (path: RegExp) => void
  /** While it is cut, every connection breaks before an answer. */
  cut: (isCut: boolean) => void
  /** Nobody answers any more: connections are refused. */
  stop: () => Promise<void>
}

/**
 * A proxy between the browser and the app's server, so that a journey can cause what happens to
 * servers: a new version, a lost file, an outage. Requests of the worker pass here too, which no
 * browser hook would catch. Each journey has its own origin and so its own worker and storage.
 */
export async function openRelease(upstream: string): Promise<Release> {
  const answers = new Set<{ path: RegExp; status: number; body: string }>()
  const holds = new Set<{ path: RegExp; ended: Promise<void> }>()
  const hushed = new Set<RegExp>()
  const lost = new Set<RegExp>()
  const hanging = new Set<RegExp>()
  let version = 0
  let isOut = false
  const server = createServer(async (incoming, outgoing) => {
    const path = incoming.url ?? '/'
    if (isOut || matches(lost, path)) return void incoming.socket.destroy()
    if (matches(hushed, path)) return
    await [...holds].find((hold) => hold.path.test(path))?.ended
    const answer = [...answers].findLast((candidate) => candidate.path.test(path))
    if (answer) {
      // A browser runs only modules that are labelled as such.
      if (path.endsWith('.js')) outgoing.setHeader('content-type', 'text/javascript')
      return void outgoing.writeHead(answer.status).end(answer.body)
    }
    if (matches(hanging, path)) return void forwardBeginning(upstream, incoming, outgoing)
    forward(upstream, incoming, outgoing, isWorker(path) ? `\n// version ${version}` : '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    publish: () => void version++,
    answer: (path, status, body = '') => putIn(answers, { path, status, body }),
    hold(path) {
      const { promise, resolve } = Promise.withResolvers<void>()
      const release = putIn(holds, { path, ended: promise })
      return () => {
        release()
        resolve()
      }
    },
    hush: (path) => void hushed.add(path),
    lose: (path) => putIn(lost, path),
    hang: (path) => void hanging.add(path),
    cut: (isCut) => void (isOut = isCut),
    stop: () => close(server),
  }
}

/** No init script reaches the worker. */
const workersClock = shiftMs === 0 ? '' : `;(${shiftClock})(${shiftMs});`

/** Each language has its own. */
const isWorker = (path: string): boolean => /^\/sw(?:-\w+)?\.js$/.test(path)

const matches = (paths: Set<RegExp>, path: string): boolean =>
  [...paths].some((one) => one.test(path))

const putIn = <T>(into: Set<T>, part: T): (() => void) => {
  into.add(part)
  return () => void into.delete(part)
}

function forward(
  upstream: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  suffix: string,
): void {
  const { host: _, ...headers } = incoming.headers
  const plain = suffix ? { ...headers, 'accept-encoding': 'identity' } : headers
  const onward = request(
    `${upstream}${incoming.url}`,
    { method: incoming.method ?? 'GET', headers: plain },
    (answer) => {
      const { 'content-length': length, etag: _, ...rest } = answer.headers
      const head = suffix ? rest : answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, head)
      if (!suffix) return void answer.pipe(outgoing)
      if (length !== '0') outgoing.write(workersClock)
      answer.on('data', (part: Buffer) => outgoing.write(part))
      answer.on('end', () => outgoing.end(length === '0' ? '' : suffix))
    },
  )
  onward.on('error', () => outgoing.destroy())
  incoming.pipe(onward)
}

/**
 * The first ten thousand bytes of the answer, and then a connection that stays open and brings
 * nothing.
 */
function forwardBeginning(
  upstream: string,
  { url, headers }: IncomingMessage,
  outgoing: ServerResponse,
): void {
  const onward = request(`${upstream}${url}`, { headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.once('data', (part: Buffer) => {
      outgoing.write(part.subarray(0, 10_000))
      answer.destroy()
    })
  })
  onward.on('error', () => undefined)
  onward.end()
}

function close(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}
