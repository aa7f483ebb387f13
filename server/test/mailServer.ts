import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

type Received = { readonly from: string; readonly to: string[]; readonly raw: string }

/**
 * How the server answers the next emails: a code and text for the recipient or the text, or a
 * delay.
 */
type Refusal = { code: number; words?: string; at?: 'recipient' | 'data' }

export type MailServer = {
  readonly smtp: { host: string; port: number; isTls: boolean }
  readonly received: Received[]
  /** Recipients that were offered, whether accepted or not. */
  readonly offered: string[]
  /** Refuses one email for each, in this order; accepts the rest. */
  readonly refuseNext: (...refusals: Refusal[]) => void
  /** Delays emails until the returned function is called. */
  readonly hold: () => () => void
  readonly stop: () => Promise<void>
}

const errorOf = ({ code, words = 'No' }: Refusal) =>
  Object.assign(new Error(words), { responseCode: code })

/**
 * Self-signed, for 0.0.0.0 and localhost, valid from 2020 to 2120 and trusted by nobody. Made with
 * `openssl req -new -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj
 * /CN=mail.temple.example` and `openssl ca -selfsign -startdate 20200101000000Z -enddate
 * 21200101000000Z`, with subjectAltName=IP:0.0.0.0,DNS:localhost.
 */
export const certificateFile = join(import.meta.dirname, 'tls/certificate.pem')
const keyFile = join(import.meta.dirname, 'tls/key.pem')

/**
 * With `starttls` no email is accepted unencrypted; with `implicit` the first byte is already TLS.
 */
type Options = {
  password?: string
  tls?: 'starttls' | 'implicit'
  /** How long it takes to answer once it has taken an email, as over a network. */
  answersAfterMs?: number
}

/** A real SMTP server on this machine; stopped with the test. */
export const mailServer = async ({
  password,
  tls,
  answersAfterMs = 0,
}: Options = {}): Promise<MailServer> => {
  const received: Received[] = []
  const offered: string[] = []
  const refusals: Refusal[] = []
  let gate = Promise.resolve()
  const server = new SMTPServer({
    authOptional: password === undefined,
    allowInsecureAuth: true,
    secure: tls === 'implicit',
    ...(tls
      ? { cert: readFileSync(certificateFile), key: readFileSync(keyFile) }
      : { disabledCommands: ['STARTTLS'] }),
    onMailFrom: (_, session, done) =>
      tls && !session.secure
        ? done(errorOf({ code: 530, words: 'Must issue a STARTTLS command first' }))
        : done(),
    onAuth: (auth, _, done) =>
      auth.password === password
        ? done(null, { user: auth.username })
        : done(errorOf({ code: 535, words: 'Authentication failed' })),
    onRcptTo: async ({ address }, _, done) => {
      offered.push(address)
      await gate
      if (refusals[0] === undefined || refusals[0].at === 'data') return done()
      const refusal = refusals.shift()
      done(refusal && errorOf(refusal))
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const refusal = refusals.shift()
        if (refusal) return done(errorOf(refusal))
        received.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString(),
        })
        if (answersAfterMs === 0) return done(null, 'queued')
        setTimeout(() => done(null, 'queued'), answersAfterMs)
      })
    },
  })
  server.on('error', () => undefined)
  const listening = await new Promise<ReturnType<typeof server.listen>>((resolve) => {
    const started = server.listen(0, '127.0.0.1', () => resolve(started))
  })
  let isStopped = false
  const stop = async (): Promise<void> => {
    if (isStopped) return
    isStopped = true
    await new Promise<void>((resolve) => server.close(() => resolve()))
  }
  onTestFinished(stop)
  return {
    smtp: {
      // As 0.0.0.0 it is also this machine, but is treated like any other.
      host: tls ? '0.0.0.0' : '127.0.0.1',
      port: (listening.address() as AddressInfo).port,
      isTls: tls === 'implicit',
    },
    received,
    offered,
    refuseNext: (...next) => void refusals.push(...next),
    hold: () => {
      let open: () => void = () => undefined
      gate = new Promise((resolve) => (open = resolve))
      return open
    },
    stop,
  }
}
