import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

export type Received = { readonly from: string; readonly to: string[]; readonly raw: string }

/** How the server meets the next mails: a code and words for the recipient or the text, or a wait. */
export type Refusal = { code: number; words?: string; at?: 'recipient' | 'data' }

export type MailServer = {
  readonly smtp: { host: string; port: number; isTls: boolean }
  readonly received: Received[]
  /** Recipients that were offered, whether taken or not. */
  readonly offered: string[]
  /** Refuses one mail for each, in this order; takes what comes after. */
  readonly refuseNext: (...refusals: Refusal[]) => void
  /** Lets mails wait before they are taken, until what it returns is called. */
  readonly hold: () => () => void
  readonly stop: () => Promise<void>
}

const errorOf = ({ code, words = 'No' }: Refusal) =>
  Object.assign(new Error(words), { responseCode: code })

/** A real SMTP server on this machine; stopped with the test. */
export const mailServer = async ({ password }: { password?: string } = {}): Promise<MailServer> => {
  const received: Received[] = []
  const offered: string[] = []
  const refusals: Refusal[] = []
  let gate = Promise.resolve()
  const server = new SMTPServer({
    authOptional: password === undefined,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
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
        done(null, 'queued')
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
      host: '127.0.0.1',
      port: (listening.address() as AddressInfo).port,
      isTls: false,
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
