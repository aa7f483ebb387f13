import { join, resolve } from 'node:path'
import * as z from 'zod'
import { dkimKeyRule, readDkimKey } from '#server/adapters/email/dkim.ts'
import type { Mailbox, MailOutlet } from '#server/adapters/email/port.ts'
import { readStripeKeys } from '#server/adapters/payment/settings.ts'
import type { StripeKeys } from '#server/adapters/payment/stripe.ts'
import { readTemplateLanguages } from '#server/adapters/whatsapp/languages.ts'
import {
  readGraphUrl,
  readTemplates,
  readWhatsapp,
  usualTemplates,
  type WhatsappAccount,
} from '#server/adapters/whatsapp/settings.ts'
import type { BucketSettings } from '#server/adapters/storage/bucket.ts'
import { bucketEnvironment, bucketSecrets, readBucket } from '#server/adapters/storage/settings.ts'
import { backupEnvironment, type BackupSettings, readBackups } from '#server/backup/settings.ts'
import type { SmtpServer } from '#server/adapters/email/smtp.ts'
import type { DbLocation } from '#server/db/db.ts'
import { StartError } from './errors.ts'
import { readDkim, readMailbox, readSmtpUrl } from './emails/settings.ts'
import { roleSetting, type Role } from './startup/role.ts'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const portRule = 'expected a number from 1 to 65535'
const port = z
  .string()
  .regex(/^\d+$/, portRule)
  .transform(Number)
  .refine((value) => value >= 1 && value <= 65535, portRule)

/** The address people type: scheme, name and port, without a path. */
const isOrigin = (text: string): boolean => {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
}

const isPostgresUrl = (text: string): boolean =>
  /^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? '')

/** Reads a setting with `read`, which returns undefined for an invalid value. */
const readBy = <T>(read: (text: string) => T | undefined, rule: string) =>
  z.string().transform((text, context) => {
    const value = read(text)
    if (value !== undefined) return value
    context.issues.push({ code: 'custom', input: text, message: rule })
    return z.NEVER
  })

const mailFromRule = 'expected temple@example.org or Shri Ganesha Mandir <temple@example.org>'

const keyOf = (example: string, form: RegExp) =>
  z.string().regex(form, `expected a key of Stripe’s, ${example}`).optional()

const environment = z.object({
  ENV_FILE: z.string().optional(),
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, 'expected an address such as https://temple.example, without a path')
    .transform((text) => new URL(text).origin)
    .optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .refine(
      isPostgresUrl,
      'expected postgres://user:password@host/name, or nothing for SQLite in DATA_DIR',
    )
    .optional(),
  SMTP_URL: readBy(
    readSmtpUrl,
    'expected smtp://user:password@host:587 or smtps://user:password@host:465, special characters in the password as %XX',
  ).optional(),
  MAIL_FROM: readBy(readMailbox, mailFromRule).optional(),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z\d]([a-z\d-]*[a-z\d])?$/i, 'expected a name such as modak')
    .optional(),
  DKIM_KEY_FILE: readBy(readDkimKey, dkimKeyRule).optional(),
  STRIPE_SECRET_KEY: keyOf('sk_test_… or sk_live_…', /^(sk|rk)_(test|live)_\w+$/),
  STRIPE_PUBLISHABLE_KEY: keyOf('pk_test_… or pk_live_…', /^pk_(test|live)_\w+$/),
  STRIPE_WEBHOOK_SECRET: keyOf('whsec_…', /^whsec_[\w+/=]+$/),
  WHATSAPP_TOKEN: z.string().regex(/^\S+$/, 'expected a token without blanks').optional(),
  WHATSAPP_PHONE_NUMBER_ID: z
    .string()
    .regex(/^\d{5,20}$/, 'expected the number’s id at Meta, digits only')
    .optional(),
  WHATSAPP_APP_SECRET: z.string().optional(),
  WHATSAPP_VERIFY_TOKEN: z.string().optional(),
  WHATSAPP_GRAPH_URL: readBy(
    readGraphUrl,
    'expected an https address, or http on this machine',
  ).default('https://graph.facebook.com'),
  WHATSAPP_GRAPH_VERSION: z
    .string()
    .regex(/^v\d{1,3}\.\d$/, 'expected a version such as v26.0')
    .default('v26.0'),
  WHATSAPP_TEMPLATES: readBy(
    readTemplates,
    'expected names such as reminder=festival_reminder,moved=festival_moved,code=number_code',
  ).default(usualTemplates),
  WHATSAPP_LANGUAGE: readBy(
    readTemplateLanguages,
    'expected a language such as en, en_US or hi, or several with commas between them, each once',
  ).default(['en']),
  ADMIN_EMAIL: z.email('expected an email address').optional(),
  ADMIN_PASSWORD: z.string().optional(),
  HSTS_SUBDOMAINS: z.enum(['on', 'off'], { error: 'expected on or off' }).default('off'),
  SECURITY_CONTACT: z
    .string()
    .regex(
      /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
      'expected mailto:security@temple.example or https://temple.example/security',
    )
    .optional(),
  PUSH_TEST_SERVICE: z
    .string()
    .regex(/^https:\/\/localhost:\d+$/, 'expected https://localhost and a port')
    .optional(),
  ...bucketEnvironment,
  ...backupEnvironment,
  LOGIN_DELAY: z.enum(['on', 'off'], { error: 'expected on or off' }).default('on'),
  ROLE: roleSetting,
  TRUST_PROXY: z
    .string()
    .regex(/^\d$/, 'expected the number of proxies in front of the server, 0 to 9')
    .transform(Number)
    .default(0),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z
    .enum(logLevels, { error: `expected one of ${logLevels.join(', ')}` })
    .default('info'),
})

type Settings = z.infer<typeof environment>

/** Every environment variable that is read. */
export const settingNames: readonly string[] = Object.keys(environment.shape)

export type Config = {
  readonly port: number
  readonly host: string
  /** The scheme, host and port under which people reach the app, e.g. `https://temple.example`. */
  readonly publicUrl: string
  readonly dataDir: string
  readonly database: DbLocation
  /** Where uploads are stored; undefined for DATA_DIR. */
  readonly bucket: BucketSettings | undefined
  readonly backups: BackupSettings
  readonly mail: {
    readonly smtp: SmtpServer | undefined
    /** How emails are sent. If the app is public, files would reach nobody, so they are held. */
    readonly outlet: MailOutlet
    readonly from: Mailbox
  }
  /** Who takes cards; undefined if nobody does. */
  readonly payments: StripeKeys | 'sandbox' | undefined
  /** Sends WhatsApp messages; undefined where they only stay here, for staff to read. */
  readonly whatsapp: WhatsappAccount | undefined
  /** Becomes the first admin, while there is none. */
  readonly admin: { readonly email: string; readonly password: string } | undefined
  readonly push: {
    /** Whom a push service may write to about us. */
    readonly contact: string
    /** A local push service, only in tests. */
    readonly testService: { readonly origin: string } | undefined
  }
  /** Off only when the duration of a login is measured. */
  readonly hasLoginDelay: boolean
  /** Everything under the public name also speaks https. */
  readonly coversSubdomains: boolean
  /** Where to report a weakness, as a `mailto:` or `https:` address. */
  readonly securityContact: string | undefined
  /** How many proxies in front add to X-Forwarded-For; anything before theirs may be invented. */
  readonly proxies: number
  /** Where Prometheus reads; undefined if nobody does. */
  readonly metrics: { readonly port: number; readonly host: string } | undefined
  readonly role: Role
  readonly logLevel: (typeof logLevels)[number]
}

/** These hold passwords, so they are never repeated. */
const secrets = [
  'DATABASE_URL',
  'SMTP_URL',
  'ADMIN_PASSWORD',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'WHATSAPP_TOKEN',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
  ...bucketSecrets,
]

const complaint = (name: string, value: string | undefined, expected: string): string =>
  secrets.includes(name) ? `${name}: ${expected}` : `${name} is "${value}": ${expected}`

const readAdmin = ({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: Settings): Config['admin'] => {
  if (email !== undefined && password !== undefined) return { email, password }
  if (email === password) return undefined
  throw new StartError('Set both ADMIN_EMAIL and ADMIN_PASSWORD, or neither')
}

const isOwnMachine = (url: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(URL.parse(url)?.hostname ?? '')

/** In an address: IPv6 in brackets. */
const hostOf = ({ HOST: host }: Settings): string => (host.includes(':') ? `[${host}]` : host)

/** Nobody on another machine reaches it. */
const isOursAlone = (settings: Settings, publicUrl: string): boolean =>
  isOwnMachine(publicUrl) && isOwnMachine(`http://${hostOf(settings)}`)

/** The sandbox, in which anybody may claim to have paid, is only for this machine. */
const readPayments = (settings: Settings, publicUrl: string): Config['payments'] =>
  readStripeKeys(settings) ?? (isOursAlone(settings, publicUrl) ? 'sandbox' : undefined)

/** Without the delay anybody can guess passwords: never on a public server. */
const readLoginDelay = ({ LOGIN_DELAY: delay }: Settings, publicUrl: string): boolean => {
  if (delay === 'on' || isOwnMachine(publicUrl)) return delay === 'on'
  throw new StartError('LOGIN_DELAY is "off": that is for measuring on this machine only')
}

/** The one private address that pushes are sent to: never on a server that others reach. */
const readPush = (settings: Settings, publicUrl: string, from: Mailbox): Config['push'] => {
  const { PUSH_TEST_SERVICE: origin, SECURITY_CONTACT: contact } = settings
  if (origin !== undefined && !isOursAlone(settings, publicUrl)) {
    throw new StartError('PUSH_TEST_SERVICE is for tests on this machine only')
  }
  const isPublic = publicUrl.startsWith('https:')
  const testService = origin === undefined ? undefined : { origin }
  return { testService, contact: contact ?? (isPublic ? publicUrl : `mailto:${from.address}`) }
}

/** Reads the settings, or reports everything that is wrong with them at once. */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): Config => {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const parsed = environment.safeParse(filled)
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => {
      const name = String(path[0])
      return complaint(name, filled[name], message)
    })
    throw new StartError([...new Set(lines)].join('\n'))
  }
  const settings = parsed.data
  const { SMTP_URL: smtp, MAIL_FROM: from } = settings
  if (smtp && !from) throw new StartError(`MAIL_FROM is needed with SMTP_URL: ${mailFromRule}`)
  const dkim = readDkim(settings)
  const dataDir = resolve(settings.DATA_DIR)
  const bucket = readBucket(settings)
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`
  const sender = from ?? { name: '', address: `no-reply@${new URL(publicUrl).hostname}` }
  return {
    port: settings.PORT,
    host: settings.HOST,
    publicUrl,
    dataDir,
    database: settings.DATABASE_URL
      ? { postgresUrl: settings.DATABASE_URL }
      : { sqliteFile: join(dataDir, 'modak.sqlite') },
    mail: {
      smtp: smtp && { ...smtp, ...(dkim && { dkim }) },
      outlet: smtp ? 'smtp' : isOwnMachine(publicUrl) ? 'files' : 'none',
      from: sender,
    },
    bucket,
    backups: readBackups(settings, { dataDir, bucket, isOwnMachine: isOwnMachine(publicUrl) }),
    payments: readPayments(settings, publicUrl),
    push: readPush(settings, publicUrl, sender),
    whatsapp: readWhatsapp(settings),
    admin: readAdmin(settings),
    hasLoginDelay: readLoginDelay(settings, publicUrl),
    coversSubdomains: settings.HSTS_SUBDOMAINS === 'on',
    securityContact: settings.SECURITY_CONTACT,
    proxies: settings.TRUST_PROXY,
    metrics: settings.METRICS_PORT
      ? { port: settings.METRICS_PORT, host: settings.METRICS_HOST }
      : undefined,
    role: settings.ROLE,
    logLevel: settings.LOG_LEVEL,
  }
}
