import { join, resolve } from 'node:path'
import * as z from 'zod'
import type { DbLocation } from '#server/db/db.ts'
import { StartError } from './errors.ts'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const portRule = 'expected a number from 1 to 65535'
const port = z
  .string()
  .regex(/^\d+$/, portRule)
  .transform(Number)
  .refine((value) => value >= 1 && value <= 65535, portRule)

/** The address people type: scheme, name and port, nothing behind them. */
const isOrigin = (text: string): boolean => {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
}

const isPostgresUrl = (text: string): boolean =>
  /^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? '')

const environment = z.object({
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
  LOG_LEVEL: z
    .enum(logLevels, { error: `expected one of ${logLevels.join(', ')}` })
    .default('info'),
})

export type Config = {
  readonly port: number
  readonly host: string
  /** Scheme, host and port people reach the app under, e.g. `https://temple.example`. */
  readonly publicUrl: string
  readonly dataDir: string
  readonly database: DbLocation
  readonly logLevel: (typeof logLevels)[number]
}

/** A database address holds a password, so it is never repeated. */
const complaint = (name: string, value: string | undefined, expected: string): string =>
  name === 'DATABASE_URL' ? `${name}: ${expected}` : `${name} is "${value}": ${expected}`

/** Reads the settings, or says everything that is wrong with them at once. */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): Config => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => {
      const name = String(path[0])
      return complaint(name, given[name], message)
    })
    throw new StartError([...new Set(lines)].join('\n'))
  }
  const settings = parsed.data
  const dataDir = resolve(settings.DATA_DIR)
  return {
    port: settings.PORT,
    host: settings.HOST,
    publicUrl: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
    dataDir,
    database: settings.DATABASE_URL
      ? { postgresUrl: settings.DATABASE_URL }
      : { sqliteFile: join(dataDir, 'modak.sqlite') },
    logLevel: settings.LOG_LEVEL,
  }
}
