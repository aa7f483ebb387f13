import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readConfig } from './config.ts'

test('without any setting the app runs on localhost with SQLite', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    dataDir: resolve('data'),
    database: { sqliteFile: resolve('data/modak.sqlite') },
    mail: { smtp: undefined, outlet: 'files', from: { name: '', address: 'no-reply@localhost' } },
    bucket: undefined,
    backups: {
      target: { folder: resolve('data/backups') },
      at: undefined,
      keep: 14,
      passphrase: undefined,
      isExpected: false,
    },
    payments: 'sandbox',
    admin: undefined,
    push: { contact: 'mailto:no-reply@localhost', testService: undefined },
    hasLoginDelay: true,
    coversSubdomains: false,
    securityContact: undefined,
    proxies: 0,
    role: 'all',
    logLevel: 'info',
  })
})

test('an empty setting is the same as none', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ', PUBLIC_URL: '' })).toEqual(readConfig({}))
})

test('settings are taken over', () => {
  const config = readConfig({
    PORT: '8080',
    HOST: '0.0.0.0',
    PUBLIC_URL: 'https://temple.example/',
    DATABASE_URL: 'postgres://modak:secret@db/modak',
    SMTP_URL: 'smtps://temple%40example.org:p%2Fss@mail.example.org',
    MAIL_FROM: 'Shri Ganesha Mandir <temple@example.org>',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'debug',
  })
  expect(config).toMatchObject({
    port: 8080,
    host: '0.0.0.0',
    publicUrl: 'https://temple.example',
    database: { postgresUrl: 'postgres://modak:secret@db/modak' },
    mail: {
      smtp: {
        host: 'mail.example.org',
        port: 465,
        isTls: true,
        auth: { user: 'temple@example.org', pass: 'p/ss' },
      },
      from: { name: 'Shri Ganesha Mandir', address: 'temple@example.org' },
    },
    proxies: 1,
    logLevel: 'debug',
  })
})

test('emails go to the mail server, to files on this machine, or nowhere', () => {
  const outletOf = (settings: Record<string, string>) => readConfig(settings).mail.outlet
  expect(outletOf({ PUBLIC_URL: 'http://127.0.0.1:3000' })).toBe('files')
  expect(outletOf({ PUBLIC_URL: 'https://temple.example' })).toBe('none')
  const smtp = { SMTP_URL: 'smtp://localhost:25', MAIL_FROM: 'temple@example.org' }
  expect(outletOf({ PUBLIC_URL: 'https://temple.example', ...smtp })).toBe('smtp')
})

test('emails are signed with a key from a file, which is read at the start', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'modak-config-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'dkim.pem')
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  await writeFile(file, pem)
  const smtp = { SMTP_URL: 'smtp://localhost:25', MAIL_FROM: 'temple@example.org' }
  const dkim = { DKIM_SELECTOR: 'modak', DKIM_KEY_FILE: file }
  const key = { selector: 'modak', privateKey: pem }
  expect(readConfig({ ...smtp, ...dkim }).mail.smtp?.dkim).toEqual(key)
  expect(readConfig(smtp).mail.smtp).not.toHaveProperty('dkim')
  for (const [name, value] of Object.entries(dkim)) {
    expect(() => readConfig({ ...smtp, [name]: value })).toThrow('Set both DKIM_SELECTOR')
  }
  expect(() => readConfig(dkim)).toThrow('with SMTP_URL only')
  expect(() => readConfig({ ...smtp, ...dkim, DKIM_SELECTOR: 'a b; d=x' })).toThrow('DKIM_SELECTOR')
  const missing = { ...smtp, ...dkim, DKIM_KEY_FILE: `${file}.old` }
  expect(() => readConfig(missing)).toThrow(/^DKIM_KEY_FILE is ".*": expected a file with an RSA/)
})

test('the first admin comes with both settings or with neither; the delay is off on this machine only', () => {
  const admin = { ADMIN_EMAIL: 'meera@example.org', ADMIN_PASSWORD: 'Modaka-und-21' }
  expect(readConfig(admin).admin).toEqual({ email: 'meera@example.org', password: 'Modaka-und-21' })
  for (const [name, value] of Object.entries(admin)) {
    expect(() => readConfig({ [name]: value })).toThrow('Set both')
  }
  expect(() => readConfig({ ...admin, ADMIN_EMAIL: 'meera' })).toThrow('expected an email address')
  expect(readConfig({ LOGIN_DELAY: 'off' }).hasLoginDelay).toBe(false)
  const temple = { LOGIN_DELAY: 'off', PUBLIC_URL: 'https://temple.example' }
  expect(() => readConfig(temple)).toThrow('LOGIN_DELAY')
})

test('settings say where to report a weakness, and whether subdomains use https', () => {
  expect(readConfig({})).toMatchObject({ coversSubdomains: false, securityContact: undefined })
  const contact = 'mailto:security@temple.example'
  expect(readConfig({ HSTS_SUBDOMAINS: 'on', SECURITY_CONTACT: contact })).toMatchObject({
    coversSubdomains: true,
    securityContact: contact,
  })
  expect(() => readConfig({ SECURITY_CONTACT: 'security@temple.example' })).toThrow(
    'SECURITY_CONTACT',
  )
})

test('pushes go to a local service only where nobody else reaches the server', () => {
  const local = { PUSH_TEST_SERVICE: 'https://localhost:4107' }
  expect(readConfig(local).push.testService).toEqual({ origin: 'https://localhost:4107' })
  for (const open of [{ PUBLIC_URL: 'https://temple.example' }, { HOST: '0.0.0.0' }]) {
    expect(() => readConfig({ ...local, ...open })).toThrow('PUSH_TEST_SERVICE is for tests')
  }
  for (const wrong of ['http://localhost:4107', 'https://10.0.0.5:4107', 'https://localhost'])
    expect(() => readConfig({ PUSH_TEST_SERVICE: wrong })).toThrow('expected https://localhost')
})

test('a push service may write to the security contact, or finds us at our address', () => {
  const contactOf = (env: Record<string, string>) => readConfig(env).push.contact
  const open = { PUBLIC_URL: 'https://temple.example' }
  expect(contactOf({})).toBe('mailto:no-reply@localhost')
  expect(contactOf(open)).toBe('https://temple.example')
  const contact = 'mailto:security@temple.example'
  expect(contactOf({ ...open, SECURITY_CONTACT: contact })).toBe(contact)
})

describe('a wrong setting is named with what was expected', () => {
  test.each([
    [{ PORT: 'abc' }, 'PORT is "abc": expected a number from 1 to 65535'],
    [{ PORT: '0' }, 'PORT is "0": expected a number from 1 to 65535'],
    [{ PORT: '65536' }, 'PORT is "65536": expected a number from 1 to 65535'],
    [{ PORT: '80.5' }, 'PORT is "80.5": expected a number from 1 to 65535'],
    [
      { PUBLIC_URL: 'temple.example' },
      'PUBLIC_URL is "temple.example": expected an address such as https://temple.example, without a path',
    ],
    [
      { PUBLIC_URL: 'https://temple.example/app' },
      'PUBLIC_URL is "https://temple.example/app": expected an address such as https://temple.example, without a path',
    ],
    [
      { LOG_LEVEL: 'loud' },
      'LOG_LEVEL is "loud": expected one of fatal, error, warn, info, debug, trace, silent',
    ],
  ])('%j', (env, message) => {
    expect(() => readConfig(env)).toThrow(message)
  })

  test.each(['temple', 'Temple <a@b.org>, c@d.org', 'Temple <a@b.org>\nBcc: c@d.org', '<>'])(
    'MAIL_FROM %j',
    (from) => {
      expect(() => readConfig({ MAIL_FROM: from })).toThrow(
        'expected temple@example.org or Shri Ganesha Mandir <temple@example.org>',
      )
    },
  )

  test('a mail server needs a sender', () => {
    expect(() => readConfig({ SMTP_URL: 'smtp://localhost:25' })).toThrow(
      /^MAIL_FROM is needed with SMTP_URL/,
    )
  })

  test.each([
    'mail.example.org',
    'https://user:secret@mail',
    'smtp://user:secret@mail/path',
    'smtp://user:secret%ZZ@mail',
    'smtp://secret@mail',
  ])('SMTP_URL %s, never repeated, as it holds a password', (url) => {
    expect(() => readConfig({ SMTP_URL: url })).toThrow(/^SMTP_URL: expected smtp:((?!secret).)*$/)
  })

  test('all of them at once', () => {
    expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(
      /PORT is "x".*\nLOG_LEVEL is "y"/,
    )
  })

  test('a database address is never repeated, as it holds a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://modak:secret@db/modak' })).toThrow(
      /^DATABASE_URL: expected postgres:((?!secret).)*$/,
    )
  })
})

test('cards are taken by all three keys of one mode, in the sandbox on this machine, or not at all', () => {
  const keys = {
    STRIPE_SECRET_KEY: 'sk_test_a',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_b',
    STRIPE_WEBHOOK_SECRET: 'whsec_c',
  }
  const publicUrl = { PUBLIC_URL: 'https://temple.example' }
  expect(readConfig(publicUrl).payments).toBeUndefined()
  expect(readConfig({ HOST: '0.0.0.0' }).payments).toBeUndefined()
  expect(readConfig({ HOST: '::1' }).payments).toBe('sandbox')
  for (const host of ['localhost', '127.0.0.1', '[::1]']) {
    expect(readConfig({ PUBLIC_URL: `http://${host}:3000` }).payments).toBe('sandbox')
  }
  for (const url of [{}, publicUrl]) {
    expect(readConfig({ ...url, ...keys }).payments).toEqual({
      secretKey: 'sk_test_a',
      publishableKey: 'pk_test_b',
      webhookSecret: 'whsec_c',
    })
  }
  for (const name of Object.keys(keys)) {
    expect(() => readConfig({ ...keys, [name]: '' })).toThrow('or none of them')
    expect(() => readConfig({ ...keys, [name]: 'secret!' })).toThrow(name)
  }
  expect(() => readConfig({ ...keys, STRIPE_SECRET_KEY: 'sk_live_a' })).toThrow('one is live')
  expect(() => readConfig({ ...keys, STRIPE_SECRET_KEY: 'secret!' })).not.toThrow('secret!')
})

describe('WhatsApp', () => {
  const account = {
    WHATSAPP_TOKEN: 'EAAsecret',
    WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
    WHATSAPP_APP_SECRET: 'app-secret',
    WHATSAPP_VERIFY_TOKEN: 'verify-secret',
  }

  test('an account has its four settings; the rest are the usual ones', () => {
    expect(readConfig(account).whatsapp).toEqual({
      token: 'EAAsecret',
      phoneNumberId: '106540352242922',
      appSecret: 'app-secret',
      verifyToken: 'verify-secret',
      graphUrl: 'https://graph.facebook.com',
      version: 'v26.0',
      templates: { reminder: 'festival_reminder', moved: 'festival_moved', code: 'number_code' },
      languages: ['en'],
    })
    expect(readConfig({ WHATSAPP_LANGUAGE: 'hi' }).whatsapp).toBeUndefined()
    const several = readConfig({ ...account, WHATSAPP_LANGUAGE: 'en_US, mr,hi' })
    expect(several.whatsapp?.languages).toEqual(['en_US', 'mr', 'hi'])
  })

  test.each(Object.keys(account))('without %s the other three are refused', (name) => {
    expect(() => readConfig({ ...account, [name]: '' })).toThrow('together, or none of them')
  })

  test('templates, language, version and server are taken over', () => {
    const { whatsapp } = readConfig({
      ...account,
      WHATSAPP_TEMPLATES: 'reminder=vrat_reminder_2, code = our_code',
      WHATSAPP_LANGUAGE: 'en_US',
      WHATSAPP_GRAPH_VERSION: 'v27.0',
      WHATSAPP_GRAPH_URL: 'http://127.0.0.1:4108/',
    })
    expect(whatsapp).toMatchObject({
      templates: { reminder: 'vrat_reminder_2', moved: 'festival_moved', code: 'our_code' },
      languages: ['en_US'],
      version: 'v27.0',
      graphUrl: 'http://127.0.0.1:4108',
    })
  })

  test.each([
    ['WHATSAPP_TOKEN', 'two words'],
    ['WHATSAPP_PHONE_NUMBER_ID', '+91 98220'],
    ['WHATSAPP_TEMPLATES', 'other=x'],
    ['WHATSAPP_TEMPLATES', 'reminder=Not Allowed'],
    ['WHATSAPP_TEMPLATES', 'constructor=x'],
    ['WHATSAPP_LANGUAGE', 'English'],
    ['WHATSAPP_LANGUAGE', 'en,'],
    ['WHATSAPP_LANGUAGE', 'en,mr,en_US'],
    ['WHATSAPP_GRAPH_VERSION', '26'],
    ['WHATSAPP_GRAPH_URL', 'http://graph.example'],
    ['WHATSAPP_GRAPH_URL', 'https://user:password@graph.example'],
    ['WHATSAPP_GRAPH_URL', 'ftp://graph.example'],
  ])('%s cannot be %s', (name, value) => {
    expect(() => readConfig({ ...account, [name]: value })).toThrow(`${name}`)
  })

  test('what is secret is not repeated', () => {
    const wrong = () => readConfig({ ...account, WHATSAPP_TOKEN: 'secret token' })
    expect(wrong).toThrow('WHATSAPP_TOKEN')
    expect(wrong).not.toThrow('secret token')
  })
})

describe('A bucket for uploads', () => {
  const bucket = {
    S3_ENDPOINT: 'https://s3.eu-central-1.amazonaws.com/',
    S3_BUCKET: 'modak',
    S3_REGION: 'eu-central-1',
    S3_ACCESS_KEY_ID: 'AKIAKEY',
    S3_SECRET_ACCESS_KEY: 'wJalr/secret+key',
  }

  test('has its five settings', () => {
    expect(readConfig(bucket).bucket).toEqual({
      endpoint: 'https://s3.eu-central-1.amazonaws.com',
      bucket: 'modak',
      region: 'eu-central-1',
      accessKeyId: 'AKIAKEY',
      secretAccessKey: 'wJalr/secret+key',
    })
  })

  test.each(Object.keys(bucket))('without %s the other four are refused', (name) => {
    expect(() => readConfig({ ...bucket, [name]: '' })).toThrow('together, or none of them')
  })

  test.each([
    ['S3_ENDPOINT', 'http://s3.example'],
    ['S3_ENDPOINT', 'https://s3.example/modak'],
    ['S3_ENDPOINT', 'https://key:secret@s3.example'],
    ['S3_BUCKET', 'Modak!'],
    ['S3_REGION', 'eu central'],
  ])('%s cannot be %s', (name, value) => {
    expect(() => readConfig({ ...bucket, [name]: value })).toThrow(name)
  })

  test('what is secret is not repeated', () => {
    for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']) {
      const wrong = () => readConfig({ ...bucket, [name]: 'two words' })
      expect(wrong).toThrow(name)
      expect(wrong).not.toThrow('two words')
    }
  })
})
