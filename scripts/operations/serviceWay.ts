import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readUnit, type Unit } from '#server/doctor/unit.ts'
import { asUnit } from './emulatedUnit.ts'
import { openMailbox } from './mailbox.ts'
import { type ProcessResult, freePort, runIn, type Settings } from './processes.ts'
import { readGuide } from './guidePage.ts'
import { check } from './report.ts'
import { admin } from './visitor.ts'
import type { InstallMethod } from './way.ts'

export const installation = '/opt/modak'
export const userName = 'modak'

export type Service = InstallMethod & {
  /** As it is installed now. */
  readonly unit: () => Unit
  /** Writes `.env`: the usual settings, changed by these; an empty one counts as not set. */
  readonly write: (changed?: Settings) => void
  /** What root types in `/opt/modak`. */
  readonly typed: (...command: string[]) => Promise<ProcessResult>
  /** A command of ours with the unit's restrictions. */
  readonly inUnit: (...command: string[]) => Promise<ProcessResult>
}

const run = async (...command: string[]): Promise<void> => {
  const { code, output } = await runIn(installation, command)
  check(command.join(' ').replace(/^sh -c /, ''), code === 0, output)
}

/** The lines of *Installing*, as root; the clone is there already. */
const setUp = async (lines: readonly string[]): Promise<void> => {
  const isThere = spawnSync('id', [userName]).status === 0
  for (const line of lines) {
    if (line.startsWith('git clone') || (isThere && line.startsWith('useradd'))) continue
    // The next build here would need the network.
    await run('sh', '-c', line.replace(' && npm prune --omit=dev', ''))
  }
}

/** What the guide does once on a server with systemd, in a machine of its own. */
export const serviceWay = async (): Promise<Service> => {
  const guide = readGuide(installation)
  await setUp(guide.setUp())
  const envFile = join(installation, '.env')
  const [dataDir, backups, passphraseFile] = [
    '/var/lib/modak',
    '/mnt/backup',
    '/etc/modak/passphrase',
  ]
  // What systemd does for StateDirectory, and the guide for the backups.
  for (const each of [dataDir, backups])
    await runIn('/', ['install', '-d', '-o', userName, '-g', userName, '-m', '700', each])
  await runIn('/', ['install', '-d', '/etc/modak'])
  await runIn('/', ['install', '-o', userName, '-m', '600', '/dev/null', passphraseFile])
  writeFileSync(passphraseFile, 'twenty-one blades of durva\n')

  const port = String(await freePort())
  const publicUrl = 'https://temple.example'
  const usual = {
    PORT: port,
    PUBLIC_URL: publicUrl,
    TRUST_PROXY: '1',
    DATA_DIR: dataDir,
    SMTP_URL: await openMailbox(),
    MAIL_FROM: 'temple@temple.example',
    BACKUP_DIR: backups,
    BACKUP_PASSPHRASE_FILE: passphraseFile,
    // The daily one begins whenever a start comes after this; the walk switches it on by itself.
    BACKUP_AT: 'off',
    ...admin,
  }
  const unit = (): Unit => {
    const found = readUnit()
    if (!found) throw new Error('The unit is not installed.')
    return found
  }
  const write = (changed: Settings = {}): void => {
    const lines = Object.entries({ ...usual, ...changed }).map(
      ([name, value]) => `${name}=${value}`,
    )
    writeFileSync(envFile, `${lines.join('\n')}\n`)
    chmodSync(envFile, 0o600)
  }
  write()
  const origin = `http://127.0.0.1:${port}`
  return {
    name: `systemd's unit, as ${userName}`,
    dataDir,
    backups,
    origin,
    publicUrl,
    unit,
    write,
    prepare: async () => {
      await run('npm', 'run', 'assemble')
      copyFileSync(
        join(installation, 'docs/deploy/modak.service'),
        '/etc/systemd/system/modak.service',
      )
    },
    launch: () => ({ folder: '/', command: asUnit(unit()), settings: {}, origin }),
    typed: (...command) => runIn(installation, command),
    inUnit: (...command) => runIn('/', asUnit(unit(), command)),
    command: (script, ...args) => runIn(installation, [...guide.modak(), script, '--', ...args]),
  }
}
