import { createECDH, randomBytes, randomUUID, type ECDH } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { decryptPush } from './decryptPush.ts'
import { verifyVapid } from './verifyVapid.ts'

/** How the service meets a push. `silent` answers nothing, `slow` only after half a second. */
const scenarios = [
  'ok',
  '400',
  '401',
  '403',
  '404',
  '410',
  '413',
  '429',
  '500',
  '503',
  'redirect',
  'silent',
  'slow',
] as const
type Scenario = (typeof scenarios)[number]

type Received = {
  readonly endpoint: string
  /** Decrypted with the browser’s keys. */
  readonly text: string
  readonly headers: IncomingMessage['headers']
  readonly claims: { readonly aud: string; readonly exp: number; readonly sub: string }
}

export type TestSubscription = {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

type Browser = {
  readonly curve: ECDH
  readonly auth: Buffer
  readonly scenario: Scenario
  isOver: boolean
}

const file = (name: string): string => readFileSync(join(import.meta.dirname, 'tls', name), 'utf8')

/** Of `localhost`, and known to nobody: a server of ours in another process is told of it. */
export const pushCertificateFile = join(import.meta.dirname, 'tls/certificate.pem')

const mostBytes = 4096
const wait = 500

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** What is wrong with the headers by RFC 8030; undefined where nothing is. */
const complaint = (headers: IncomingMessage['headers']): string | undefined => {
  const { ttl, urgency = 'normal', topic = 'x' } = headers
  if (!/^\d+$/.test(String(ttl ?? ''))) return 'No TTL'
  if (!/^(very-low|low|normal|high)$/.test(String(urgency))) return 'Unknown urgency'
  if (!/^[\w-]{1,32}$/.test(String(topic))) return 'Unfit topic'
  if (headers['content-encoding'] !== 'aes128gcm') return 'Unknown encoding'
  return undefined
}

/**
 * A push service on this machine, with the browsers behind it: takes nothing that a real one would not,
 * and reads what it took as a browser does. `publicKey` is the key that browsers subscribed with.
 */
export const startPushService = async (input: { publicKey?: string; port?: number } = {}) => {
  const { port = 0 } = input
  let { publicKey = '' } = input
  const browsers = new Map<string, Browser>()
  const received: Received[] = []
  const refused: { readonly status: number; readonly reason: string }[] = []
  let asked = 0

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    asked += 1
    const body = await bodyOf(request)
    const refuse = (status: number, reason: string, headers = {}): void => {
      refused.push({ status, reason })
      response.writeHead(status, headers).end(reason)
    }
    const browser = browsers.get(request.url ?? '')
    if (request.method !== 'POST') return refuse(405, 'Only POST')
    if (!browser) return refuse(404, 'No such subscription')
    const { scenario } = browser
    if (browser.isOver || scenario === '410') return refuse(410, 'Unsubscribed')
    const wrong = complaint(request.headers)
    if (wrong !== undefined) return refuse(400, wrong)
    const claims = verifyVapid(request.headers.authorization, { origin, publicKey })
    if ('status' in claims) return refuse(claims.status, claims.reason)
    if (body.length > mostBytes || scenario === '413') return refuse(413, 'Too large')
    if (scenario === 'silent') return
    if (scenario === 'redirect') return refuse(307, '', { Location: `${origin}/elsewhere` })
    if (scenario === '429') return refuse(429, 'Slow down', { 'Retry-After': '120' })
    if (/^\d+$/.test(scenario)) return refuse(Number(scenario), 'As asked for')
    if (scenario === 'slow') await new Promise((resolve) => setTimeout(resolve, wait))
    let text: string
    try {
      text = decryptPush(body, browser.curve, browser.auth)
    } catch (error) {
      return refuse(400, String(error))
    }
    received.push({ endpoint: origin + request.url, text, headers: request.headers, claims })
    const { ttl } = request.headers
    response.writeHead(201, { Location: `${origin}/message/${randomUUID()}`, TTL: ttl }).end()
  }

  const server = createServer(
    { cert: file('certificate.pem'), key: file('key.pem') },
    (request, response) => void answer(request, response).catch(() => response.destroy()),
  )
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  const origin = `https://localhost:${(server.address() as AddressInfo).port}`

  return {
    origin,
    ca: file('certificate.pem'),
    received,
    refused,
    /** How many requests came, whatever became of them. */
    asked: () => asked,
    /** What a browser that was offline gets: of each topic the last. */
    waiting: (endpoint: string): readonly Received[] => {
      const topics = new Map<string, Received>()
      for (const one of received.filter((one) => one.endpoint === endpoint)) {
        topics.set(String(one.headers['topic'] ?? randomUUID()), one)
      }
      return [...topics.values()]
    },
    /** The browsers subscribe with this key from now on. */
    useKey: (key: string) => void (publicKey = key),
    /** What `PushManager.subscribe` gives. */
    subscribe: (scenario: Scenario = 'ok'): TestSubscription => {
      const curve = createECDH('prime256v1')
      const p256dh = curve.generateKeys('base64url')
      const auth = randomBytes(16)
      const path = `/push/${scenario}/${randomUUID()}`
      browsers.set(path, { curve, auth, scenario, isOver: false })
      return { endpoint: origin + path, keys: { p256dh, auth: auth.toString('base64url') } }
    },
    unsubscribe: (endpoint: string): void => {
      const browser = browsers.get(new URL(endpoint).pathname)
      if (browser) browser.isOver = true
    },
    stop: async (): Promise<void> => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type PushService = Awaited<ReturnType<typeof startPushService>>
