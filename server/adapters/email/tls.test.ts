import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { childProcess } from '#server/test/childProcess.ts'
import { certificateFile, mailServer } from '#server/test/mailServer.ts'
import { createSmtpSender } from './smtp.ts'

const mail = {
  to: 'meera@example.net',
  subject: 'Your puja',
  text: 'Namaste',
  html: '<p>Namaste</p>',
  messageId: '<7b0c@temple.example>',
  language: 'en' as const,
}

const refusalOf = async (smtp: Parameters<typeof createSmtpSender>[0]): Promise<unknown> => {
  const sender = createSmtpSender(smtp, { name: '', address: 'temple@example.org' })
  onTestFinished(sender.close)
  return sender.send(mail).then(
    () => 'sent',
    (error: unknown) => error,
  )
}

describe.each(['starttls', 'implicit'] as const)('A mail server with TLS (%s)', (tls) => {
  test('with an untrusted certificate gets no email, and a message says why', async () => {
    const { smtp, received, offered } = await mailServer({ tls })
    expect(await refusalOf(smtp)).toMatchObject({
      kind: 'transient',
      code: 'ESOCKET',
      message: 'The mail server’s certificate is not trusted: it is self-signed.',
    })
    expect([...received, ...offered]).toEqual([])
  })

  // The setting is Node's own: NODE_EXTRA_CA_CERTS names the file.
  const send = async (host?: string) => {
    const server = await mailServer({ tls })
    const smtp = { ...server.smtp, ...(host && { host }) }
    const sending = childProcess(
      join(import.meta.dirname, '../../test/sendInChildProcess.ts'),
      [JSON.stringify({ smtp, mail })],
      { NODE_EXTRA_CA_CERTS: certificateFile },
    )
    await sending.ended
    return { said: sending.output(), received: server.received }
  }

  test('whose certificate the temple vouches for gets it, encrypted', async () => {
    const { said, received } = await send()
    expect(said).toBe('sent')
    expect(received.map(({ to }) => to)).toEqual([['meera@example.net']])
  })

  test('under a different name than its certificate’s gets no email', async () => {
    // This machine in IPv6's notation for IPv4: not the name in the certificate, and not the
    // loopback's.
    const { said, received } = await send('::ffff:127.0.0.1')
    expect(said).toContain('certificate is not trusted: it is for another host name.')
    expect(received).toEqual([])
  })
})

test('a mail server elsewhere that does not encrypt gets no mail', async () => {
  const { smtp, offered } = await mailServer()
  expect(await refusalOf({ ...smtp, host: '0.0.0.0' })).toMatchObject({
    kind: 'transient',
    message: 'The mail server does not offer encryption (STARTTLS).',
  })
  expect(offered).toEqual([])
})
