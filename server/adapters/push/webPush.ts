import { Agent, request } from 'node:https'
import type { IncomingMessage } from 'node:http'
import { ChannelError } from '#server/adapters/channelError.ts'
import { assertPublicHost, guardedLookup } from '#server/adapters/guardedAddress.ts'
import { codeOf } from '#server/errors.ts'
import type { createAuthorizations } from './authorizations.ts'
import { createEncryption } from './encryption.ts'
import { isKnownService, isPushEndpoint } from './endpoint.ts'
import type { PushMessage, PushSender } from './port.ts'
import { refusalOf } from './refusal.ts'
import type { VapidKeys } from './vapid.ts'

type WebPushOptions = {
  readonly keys: VapidKeys
  /** Whom a push service may write to about us: a `mailto:` or `https:` address. */
  readonly subject: string
  /** A local push service, only in tests: the one address that is not checked, and its certificate. */
  readonly testService?: { readonly origin: string; readonly ca?: string | undefined } | undefined
  /** How long an answer may take. */
  readonly patienceMs?: number
  readonly threads?: number
  /** Looks up the addresses of a name; the system does it where this is absent. */
  readonly resolve?: Parameters<typeof guardedLookup>[0]
}

/** The limit of 4,096 bytes minus the encryption's overhead of 103. */
export const mostPayloadBytes = 3993

const mostCharacters = 200

/**
 * A batch takes as long as its slowest answer, and anyone can set up a service that never answers:
 * unknown ones get this share of the timeout, and are then skipped for a while.
 */
const strangersShare = 1 / 6
const strangersRestMs = 30 * 60 * 1000

/**
 * Connections are kept for the next batch, because opening one takes longer than sending a push.
 */
const agentOptions = { keepAlive: true, maxSockets: 50, maxFreeSockets: 50, timeout: 30_000 }

/** The beginning of the answer; the rest is read and dropped. */
const read = async (response: IncomingMessage): Promise<string> => {
  let text = ''
  let bytes = 0
  for await (const chunk of response) {
    if (text.length < mostCharacters) text += String(chunk)
    bytes += (chunk as Buffer).length
    if (bytes > 64 * 1024) break
  }
  return text.slice(0, mostCharacters).replaceAll(/\s+/g, ' ').trim()
}

/** Sends through the push services of the browsers, by Web Push (RFC 8030, 8291, 8292). */
export const createWebPush = (options: WebPushOptions): PushSender => {
  const { keys, subject, testService, patienceMs = 15_000, threads } = options
  let authorizations: Promise<ReturnType<typeof createAuthorizations>> | undefined
  // Loaded with the first push: most temples at rest send none.
  const authorizationFor = async (origin: string): Promise<string> => {
    authorizations ??= import('./authorizations.ts').then((loaded) =>
      loaded.createAuthorizations({ ...keys, subject }),
    )
    return (await authorizations)(origin)
  }
  const encryption = createEncryption(threads)
  const guarded = new Agent({ ...agentOptions, lookup: guardedLookup(options.resolve) })
  const unguarded = new Agent({
    ...agentOptions,
    ...(testService?.ca !== undefined && { ca: testService.ca }),
  })

  const isTestService = (url: URL): boolean => url.origin === testService?.origin
  const isTrusted = (url: URL): boolean => isTestService(url) || isKnownService(url.hostname)

  const post = (url: URL, headers: Record<string, string>, body: Uint8Array) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const agent = isTestService(url) ? unguarded : guarded
      const signal = AbortSignal.timeout(patienceMs * (isTrusted(url) ? 1 : strangersShare))
      const sent = request(url, { method: 'POST', headers, agent, signal }, resolve)
      sent.on('error', reject)
      sent.end(body)
    })

  const exchange = async (
    url: URL,
    headers: Record<string, string>,
    body: Uint8Array,
  ): Promise<ChannelError | undefined> => {
    try {
      if (!isTestService(url)) assertPublicHost(url)
      const response = await post(url, headers, body)
      const text = await read(response)
      return refusalOf({
        status: response.statusCode ?? 0,
        headers: response.headers,
        said: text,
        isTrusted: isTrusted(url),
      })
    } catch (error) {
      const code = codeOf(error).replace('ABORT_ERR', 'timeout')
      const kind = code === 'private_address' ? 'permanent' : 'transient'
      const rest = isTrusted(url) ? undefined : strangersRestMs
      return new ChannelError(kind, code, 'The push service cannot be reached', rest)
    }
  }

  /** The encrypted body, or an error if the message cannot be sent. */
  const bodyOf = async ({ target, payload }: PushMessage): Promise<Uint8Array> => {
    if (!isPushEndpoint(target.endpoint, testService?.origin)) {
      throw new ChannelError('permanent', 'private_address', 'No push service can be there')
    }
    if (Buffer.byteLength(payload) > mostPayloadBytes) {
      throw new ChannelError('permanent', 'too_large', 'The message is too large to be encrypted')
    }
    const encrypted = await encryption
      .encrypt({ payload, keys: { p256dh: target.p256dh, auth: target.auth } })
      .catch((error) => {
        throw new ChannelError('transient', 'encryption', String(error))
      })
    if ('body' in encrypted) return encrypted.body
    throw new ChannelError('permanent', 'unsound_keys', encrypted.refused)
  }

  return {
    publicKey: keys.publicKey,
    send: async (message) => {
      const body = await bodyOf(message)
      const url = new URL(message.target.endpoint)
      const { ttlSeconds, urgency, topic } = message
      const headers = {
        Authorization: await authorizationFor(url.origin),
        TTL: String(ttlSeconds),
        Urgency: urgency,
        Topic: topic,
        'Content-Type': 'application/octet-stream',
        'Content-Encoding': 'aes128gcm',
        'Content-Length': String(body.length),
      }
      const refusal = await exchange(url, headers, body)
      if (refusal) throw refusal
    },
    close: async () => {
      await encryption.close()
      guarded.destroy()
      unguarded.destroy()
    },
  }
}
