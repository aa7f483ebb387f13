import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { verifiedDkim } from '#server/test/dkim.ts'
import { mailServer } from '#server/test/mailServer.ts'
import { readDkimKey } from './dkim.ts'
import { createSmtpSender } from './smtp.ts'

const keys = (modulusLength = 2048) => generateKeyPairSync('rsa', { modulusLength })

const pem = (key: ReturnType<typeof keys>['privateKey']) =>
  key.export({ type: 'pkcs8', format: 'pem' }).toString()

const mail = {
  to: 'meera@example.net',
  subject: 'Sankashti: सङ्कष्टी on Friday',
  text: `Namaste  Meera, \n\n.the moon rises at 8:51 PM.\n${'A long line. '.repeat(40)}\n\n\n`,
  html: '<p>Namaste Meera</p>',
  messageId: '<7b0c@temple.example>',
  language: 'en' as const,
  list: { unsubscribeUrl: `https://temple.example/hooks/reminders/stop/${'x'.repeat(60)}` },
}

const keyFile = async (text: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'modak-dkim-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'dkim.pem')
  await writeFile(file, text)
  return file
}

test('an email is signed for the sender’s domain, with both unsubscribe headers', async () => {
  const { privateKey, publicKey } = keys()
  const server = await mailServer()
  const smtp = { ...server.smtp, dkim: { selector: 'modak', privateKey: pem(privateKey) } }
  const sender = createSmtpSender(smtp, { name: 'श्री Mandir', address: 'temple@example.org' })
  onTestFinished(sender.close)
  await sender.send(mail)
  const raw = server.received[0]?.raw ?? ''

  const tags = verifiedDkim(raw, publicKey)
  expect(tags?.get('d')).toBe('example.org')
  expect(tags?.get('s')).toBe('modak')
  const signed = tags?.get('h')?.split(':')
  expect(signed).toEqual(
    expect.arrayContaining(['from', 'to', 'subject', 'list-unsubscribe', 'list-unsubscribe-post']),
  )

  // Whoever changes one of them breaks the signature.
  for (const [is, was] of [
    ['List-Unsubscribe-Post: x', /List-Unsubscribe-Post: [^\r]*/],
    ['hooks/reminders/stop/y', /hooks\/reminders\/stop\/x/],
    ['Dear Meera', /Namaste Meera/],
  ] as const) {
    const changed = raw.replace(was, is)
    expect(changed).not.toBe(raw)
    expect(verifiedDkim(changed, publicKey)).toBeUndefined()
  }
  expect(verifiedDkim(raw, keys().publicKey)).toBeUndefined()
})

test('a key is read from its file in either PEM form', async () => {
  const { privateKey } = keys()
  const pkcs1 = privateKey.export({ type: 'pkcs1', format: 'pem' }).toString()
  for (const text of [pkcs1, pem(privateKey)])
    expect(readDkimKey(await keyFile(text))).toBe(pem(privateKey))
})

test('what cannot sign is no key', async () => {
  const { privateKey: curve } = generateKeyPairSync('ed25519')
  const { privateKey, publicKey } = keys()
  const texts = [
    '',
    'no key',
    publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    curve.export({ type: 'pkcs8', format: 'pem' }).toString(),
    pem(keys(512).privateKey),
    pem(privateKey).slice(0, 300),
  ]
  for (const text of texts) expect(readDkimKey(await keyFile(text))).toBeUndefined()
  expect(readDkimKey('/nowhere/dkim.pem')).toBeUndefined()
  expect(readDkimKey(tmpdir())).toBeUndefined()
})
