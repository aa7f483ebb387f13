import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { describe, expect, onTestFinished, test } from 'vitest'
import { mailServer } from '#server/test/mailServer.ts'
import { freePort } from '#server/processes/freePort.ts'
import { createFileSender } from './files.ts'
import { createSmtpSender, smtpOptions } from './smtp.ts'
import type { AddressedMail, EmailSender, Mail } from './port.ts'

const from = { name: 'श्री Ganesha Mandir', address: 'temple@example.org' }
const mail: AddressedMail = {
  language: 'mr',
  to: 'meera@example.net',
  subject: 'Your puja: सङ्कल्प received',
  text: 'Namaste Meera,\n\nwe have your booking.',
  html: '<p>Namaste Meera</p>',
  messageId: '<7b0c@temple.example>',
}

const overSmtp = async () => {
  const server = await mailServer()
  const sender = createSmtpSender(server.smtp, from)
  onTestFinished(sender.close)
  return { ...server, sender, sent: async () => server.received.map(({ raw }) => raw) }
}

const asFiles = async () => {
  const root = await mkdtemp(join(tmpdir(), 'modak-mail-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  const folder = join(root, 'mail')
  const sent = async () => {
    const names = await readdir(folder).catch(() => [])
    return Promise.all(names.toSorted().map((name) => readFile(join(folder, name), 'utf8')))
  }
  return { folder, sender: createFileSender(folder, from), sent }
}

type Medium = () => Promise<{ sender: EmailSender; sent: () => Promise<string[]> }>
const media: [string, Medium][] = [
  ['over SMTP', overSmtp],
  ['as files', asFiles],
]

describe.each(media)('%s', (_, medium) => {
  const send = async (changes: Partial<Mail> = {}) => {
    const { sender, sent } = await medium()
    await sender.send({ ...mail, ...changes })
    const [raw = ''] = await sent()
    return { raw, parsed: await PostalMime.parse(raw) }
  }

  test('a mail arrives with both its parts, its names and its own id', async () => {
    const { raw, parsed } = await send()
    expect(parsed.from).toMatchObject(from)
    expect(parsed.to).toEqual([{ name: '', address: 'meera@example.net' }])
    expect(parsed.subject).toBe(mail.subject)
    expect(parsed.text?.trim()).toBe(mail.text)
    expect(parsed.html?.trim()).toBe(mail.html)
    expect(parsed.messageId).toBe(mail.messageId)
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m)
    expect(raw).toMatch(/^Content-Language: mr\r$/m)
    expect(raw.toLowerCase()).not.toMatch(/^(x-mailer|bcc|cc|list-unsubscribe):/m)
    expect(raw.indexOf('text/plain')).toBeLessThan(raw.indexOf('text/html'))
  })

  test('replies go to the given address, and one click unsubscribes', async () => {
    const unsubscribeUrl = `https://temple.example/hooks/unsubscribe/${'x'.repeat(50)}`
    const { raw, parsed } = await send({
      replyTo: { name: 'Meera, "the" devotee', address: 'meera@example.net' },
      list: { unsubscribeUrl },
    })
    expect(parsed.replyTo).toEqual([{ name: 'Meera, "the" devotee', address: 'meera@example.net' }])
    const header = (key: string) => parsed.headers.find((one) => one.key === key)?.value
    expect(header('list-unsubscribe')?.replace(/\s/g, '')).toBe(`<${unsubscribeUrl}>`)
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
  })

  test('a calendar entry comes along', async () => {
    const icalEvent = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n'
    const { parsed } = await send({ icalEvent })
    expect(parsed.attachments.map(({ mimeType }) => mimeType)).toContain('application/ics')
  })

  test.each([
    'meera@example.net\r\nBcc: evil@example.com',
    'meera@example.net, evil@example.com',
    'meera@example.net;evil@example.com',
    'Meera <evil@example.com>',
    'group: meera@example.net, evil@example.com;',
    'meera@example.net\0',
    '"meera@x"@example.net',
    '',
  ])('%j is not a valid recipient', async (to) => {
    const { sender, sent } = await medium()
    await expect(sender.send({ ...mail, to })).rejects.toMatchObject({ kind: 'permanent' })
    await expect(
      sender.send({ ...mail, replyTo: { name: 'x', address: to } }),
    ).rejects.toMatchObject({ kind: 'permanent' })
    expect(await sent()).toEqual([])
  })
})

test('names and subjects with line ends stay names and subjects', async () => {
  const { sender, received } = await overSmtp()
  const evil = 'Meera\r\nBcc: evil@example.com\r\n\r\nbody <evil@example.com>, x@y.org'
  await sender.send({
    ...mail,
    subject: evil,
    replyTo: { name: evil, address: 'meera@example.net' },
  })
  expect(received[0]?.to).toEqual(['meera@example.net'])
  const parsed = await PostalMime.parse(received[0]?.raw ?? '')
  expect(parsed.bcc).toBeUndefined()
  expect(parsed.replyTo?.map(({ address }) => address)).toEqual(['meera@example.net'])
  expect(parsed.text?.trim()).toBe(mail.text)
})

test('nothing in an email makes us read a file or fetch an address', async () => {
  const { sender, received } = await overSmtp()
  await sender.send({ ...mail, html: '<img src="file:///etc/passwd"><img src="http://x/y.png">' })
  const parsed = await PostalMime.parse(received[0]?.raw ?? '')
  expect(parsed.attachments).toEqual([])
})

test.each([
  [{ code: 451, words: 'Greylisted <meera@example.net>' }, 'transient', '451 EENVELOPE'],
  [{ code: 550, words: 'No such user <meera@example.net>' }, 'permanent', '550 EENVELOPE'],
  [{ code: 452, at: 'data' as const }, 'transient', '452 EMESSAGE'],
  [{ code: 554, at: 'data' as const }, 'permanent', '554 EMESSAGE'],
])('a server that answers %j', async (refusal, kind, code) => {
  const { sender, refuseNext, received } = await overSmtp()
  refuseNext(refusal)
  await expect(sender.send(mail)).rejects.toMatchObject({ name: 'EmailError', kind, code })
  await sender.send(mail)
  expect(received).toHaveLength(1)
})

test('a wrong password is the temple’s problem, not the email’s: it is retried', async () => {
  const { smtp, received } = await mailServer({ password: 'right' })
  const wrong = createSmtpSender({ ...smtp, auth: { user: 'temple', pass: 'wrong' } }, from)
  onTestFinished(wrong.close)
  await expect(wrong.send(mail)).rejects.toMatchObject({ kind: 'transient', code: '535 EAUTH' })
  const right = createSmtpSender({ ...smtp, auth: { user: 'temple', pass: 'right' } }, from)
  onTestFinished(right.close)
  await right.send(mail)
  expect(received).toHaveLength(1)
})

test.each([
  ['mail.example.org', false, { secure: false, requireTLS: true, ignoreTLS: false }],
  ['mail.example.org', true, { secure: true, requireTLS: false, ignoreTLS: false }],
  ['localhost.example.org', false, { secure: false, requireTLS: true, ignoreTLS: false }],
  ['localhost', false, { secure: false, requireTLS: false, ignoreTLS: true }],
  ['127.0.0.1', false, { secure: false, requireTLS: false, ignoreTLS: true }],
])('%s is spoken to in the open only on this machine (TLS port: %s)', (host, isTls, expected) => {
  const options = smtpOptions({ host, port: 587, isTls })
  expect(options).toMatchObject(expected)
  expect(options.tls?.rejectUnauthorized).not.toBe(false)
})

test('no server, and one that hangs up: another time', async () => {
  const port = await freePort()
  const none = createSmtpSender({ host: '127.0.0.1', port, isTls: false }, from)
  await expect(none.send(mail)).rejects.toMatchObject({ kind: 'transient' })

  const rude = createServer((socket) => socket.destroy()).listen(port, '127.0.0.1')
  onTestFinished(() => void rude.close())
  await expect(none.send(mail)).rejects.toMatchObject({ kind: 'transient' })
})

test('a file has the email’s own name, and only its owner can read it', async () => {
  const { sender, folder } = await asFiles()
  await sender.send(mail)
  await sender.send(mail)
  const names = await readdir(folder)
  expect(names).toEqual([expect.stringMatching(/^[0-9a-f]{24}\.eml$/)])
  expect((await stat(join(folder, names[0] ?? ''))).mode & 0o777).toBe(0o600)
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
})
