import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Config } from '#server/config.ts'
import { checkClock } from './clock.ts'
import { checkDatabase } from './database.ts'
import type { Finding } from './finding.ts'
import { checkMail } from './mail.ts'
import * as machine from './machine.ts'
import * as settings from './settings.ts'

const root = resolve(import.meta.dirname, '../..')

const pinnedNode = (): string => {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: { node: string }
  }
  return dependencies.node
}

/** A server that we speak to anyway. */
const outsideOf = ({ payments, whatsapp, publicUrl }: Config): string | undefined => {
  if (payments && payments !== 'sandbox') return 'https://api.stripe.com'
  if (whatsapp) return 'https://graph.facebook.com'
  return publicUrl.startsWith('https:') ? publicUrl : undefined
}

/** Looks at everything an installation needs, without changing or sending anything. */
export const examine = async (
  env: Readonly<Record<string, string | undefined>>,
  ofEnvFile: readonly string[],
): Promise<Finding[]> => {
  const now = () => new Date()
  const { findings, config } = settings.checkSettings(env, ofEnvFile)
  const ofMachine = async () => [
    machine.checkNode(process.versions.node, pinnedNode()),
    await machine.checkBuild(root),
    await machine.checkFonts(),
    await machine.checkFfmpeg('ffmpeg'),
    machine.checkTimeZones(),
  ]
  // Everything else depends on the settings.
  if (!config) return [...findings, ...(await ofMachine())]
  return [
    ...findings,
    settings.checkAddress(config),
    ...(await machine.checkDataDir(config.dataDir)),
    ...(await checkDatabase(config.database, now)),
    await checkClock(outsideOf(config), now),
    await checkMail(config),
    settings.checkPayments(config),
    settings.checkWhatsapp(config),
    ...settings.checkDkimFile(env),
    ...(await ofMachine()),
  ]
}
