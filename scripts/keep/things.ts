import { constants, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { settingNames } from '#server/config.ts'
import { StartError } from '#server/errors.ts'
import { envFileOf } from '#server/startup/envFile.ts'
import { describeRefused, refusalAt } from '#server/systemErrors/owners.ts'

type Env = Readonly<Record<string, string | undefined>>

/** Something a restore needs and a backup does not contain. */
export type KeptItem = {
  /** In the folder where it is kept. */
  readonly name: string
  readonly what: string
  /** Where it is, and where it goes again. */
  readonly place: string
  readonly from: { readonly path: string } | { readonly text: string }
}

export type KeptItems = {
  readonly found: readonly KeptItem[]
  /** What is not set up, so that there is nothing to keep. */
  readonly unset: readonly string[]
  /** Set, and not there. */
  readonly missing: readonly string[]
}

type NamedSetting = { setting: string; name: string; what: string; without?: string }

/** Every setting that names a file, except the one for the settings themselves. */
const named: readonly NamedSetting[] = [
  {
    setting: 'BACKUP_PASSPHRASE_FILE',
    name: 'backup-passphrase',
    what: 'without it nobody can restore an encrypted backup',
    without: 'backups are not encrypted',
  },
  {
    setting: 'DKIM_KEY_FILE',
    name: 'dkim.pem',
    what: 'signs emails, as the key in the DNS says',
    without: 'the mail server signs emails',
  },
  {
    setting: 'NODE_EXTRA_CA_CERTS',
    name: 'extra-ca-certs.pem',
    what: 'certificates of your own that Modak trusts',
  },
]

/** Looked at here: a start would refuse them if a file is not there. The selector needs its key. */
export const settingsOfFiles = [...named.map(({ setting }) => setting), 'DKIM_SELECTOR']

const keptFromEnvironment = [
  // It names the file that is kept beside.
  ...settingNames.filter((name) => name !== 'ENV_FILE'),
  'NODE_EXTRA_CA_CERTS',
  // compose.yaml's own.
  'POSTGRES_PASSWORD',
]

const isSet = (value: string | undefined): value is string => Boolean(value?.trim())

/** As Node and Compose read it. */
const quoted = (value: string): string =>
  /^[\w./:@%+,=-]*$/.test(value) ? value : value.includes("'") ? `"${value}"` : `'${value}'`

const isFile = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

/** Undefined if it is not there; whoever may not read it is told who may. */
const readable = (path: string): string | undefined => {
  const code = refusalAt(path, constants.R_OK)
  if (code === 'ENOENT' || code === 'ENOTDIR') return undefined
  if (code !== undefined) throw new StartError(describeRefused({ path, code }))
  return isFile(path) ? path : undefined
}

/** With Docker the settings come in the environment, and there is no file. */
const fromEnvironment = (startEnv: Env): KeptItem[] => {
  const lines = keptFromEnvironment.flatMap((name) =>
    isSet(startEnv[name]) ? [`${name}=${quoted(startEnv[name])}`] : [],
  )
  return lines.length === 0
    ? []
    : [
        {
          name: 'environment.env',
          what: 'settings of the environment, with passwords',
          place: 'the environment, or .env',
          from: { text: `${lines.join('\n')}\n` },
        },
      ]
}

/**
 * What to keep of this installation. `startEnv` is the environment before the settings of the file
 * were added to it.
 */
export const thingsToKeep = (startEnv: Env, env: Env): KeptItems => {
  const settings = readable(resolve(envFileOf(startEnv)))
  const ofEnvironment = fromEnvironment(startEnv)
  const found: KeptItem[] = settings
    ? [
        {
          name: 'settings.env',
          what: 'the settings, with passwords',
          place: settings,
          from: { path: settings },
        },
        ...ofEnvironment,
      ]
    : ofEnvironment
  const unset: string[] = []
  const missing = found.length === 0 ? [`there are no settings in ${envFileOf(startEnv)}`] : []
  for (const { setting, name, what, without } of named) {
    const value = env[setting]
    if (!isSet(value)) {
      if (without !== undefined) unset.push(`${setting}: not set, so ${without}`)
      continue
    }
    const path = readable(resolve(value))
    if (path === undefined) missing.push(`${setting} names ${resolve(value)}, which is not a file`)
    else found.push({ name, what, place: path, from: { path } })
  }
  return { found, unset, missing }
}
