import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Knex } from 'knex'
import type { Config } from '#server/config.ts'
import { lostTemple } from '#server/startup/lostTemple.ts'
import { rootElsewhere } from '#server/startup/dataOwner.ts'
import { surroundingsOf } from '#server/systemErrors/inWords.ts'
import { nameOfUser, ourUid, refusalOf } from '#server/systemErrors/owners.ts'
import { checkBackups } from './backups.ts'
import { checkClock } from './clock.ts'
import { checkDatabase } from './database.ts'
import { type Finding, wrong } from './finding.ts'
import { checkOwners } from './owners.ts'
import { checkUnit } from './unit.ts'
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

/** What is lost if it is lost: the data, and its backups. */
const checkData = async (config: Config, now: () => Date): Promise<Finding[]> => {
  const { dataDir, database } = config
  // What root may do says nothing about the user that the server runs as.
  const elsewhere = rootElsewhere(dataDir)
  if (elsewhere !== undefined) return [wrong(`User: ${elsewhere}`)]
  const folder = await machine.checkDataDir(dataDir)
  if (refusalOf(dataDir) !== undefined) return folder
  const lost = await lostTemple(config).catch(() => undefined)
  const backups = (db?: Knex) => checkBackups(config, db, now())
  return [
    ...folder,
    ...checkOwners(dataDir),
    ...(lost === undefined
      ? await checkDatabase(database, now, surroundingsOf(config), backups)
      : [wrong(`Database: ${lost}`), ...(await backups())]),
  ]
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
    ...(await checkData(config, now)),
    ...checkUnit({ config, userName: nameOfUser(ourUid() ?? 0) }),
    await checkClock(outsideOf(config), now),
    await checkMail(config),
    settings.checkPayments(config),
    settings.checkWhatsapp(config),
    ...settings.checkDkimFile(env),
    ...settings.checkPassphraseFile(env),
    ...(await ofMachine()),
  ]
}
