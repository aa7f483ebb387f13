import { constants, statSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnvFile } from 'node:process'
import { codeOf, StartError } from '#server/errors.ts'
import { describeRefused, refusalAt } from '#server/systemErrors/owners.ts'

/** Node reads these before any file of ours. */
const readByNode = ['NODE_EXTRA_CA_CERTS', 'NODE_OPTIONS']

/** Who else on this machine may read or change it. */
const others = 0o077

const installation = join(import.meta.dirname, '../..')

/** Where the settings are read from, whether the file is there or not. */
export const envFileOf = ({ ENV_FILE: named }: NodeJS.ProcessEnv): string =>
  named || join(installation, '.env')

/**
 * Adds the settings in `.env`, in the installation's folder, to the environment; what is set there
 * already wins. Returns a line for each thing that is wrong with the file, and refuses one that is there
 * and may not be read: without its settings the temple would start as if on a test machine.
 */
export const readEnvFile = (env: NodeJS.ProcessEnv = process.env): string[] => {
  const { ENV_FILE: named } = env
  const path = envFileOf(env)
  const before = new Set(Object.keys(env))
  // Node calls every file that it cannot open missing.
  const code = refusalAt(path, constants.R_OK)
  if (code === 'EACCES') throw new StartError(describeRefused({ path, code }))
  try {
    loadEnvFile(path)
  } catch (error) {
    if (codeOf(error) === 'ENOENT' && !named) return []
    throw new StartError(`The settings in "${path}" cannot be read (${codeOf(error)})`)
  }
  const file = statSync(path)
  const isOpen = file.isFile() && (file.mode & others) !== 0
  return [
    ...(isOpen ? [`Other users of this machine can read "${path}": run chmod 600 on it`] : []),
    ...readByNode
      .filter((name) => name in env && !before.has(name))
      .map((name) => `${name} has no effect in "${path}": set it in the environment`),
  ]
}
