import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  copyFileSync,
  mkdirSync,
  openSync,
  closeSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Settings } from './processes.ts'
import { installation, type Service } from './serviceWay.ts'

/** One thing that is broken, and the line of doctor that must name it. */
export type BrokenState = {
  readonly name: string
  readonly settings?: Settings
  readonly make: (service: Service) => void
  readonly says: RegExp
  /** Attention is no failure. */
  readonly fails: boolean
  /** Whether the walk does what the line says. */
  readonly isFollowed?: boolean
}

const fileOf = ({ dataDir }: Service): string => join(dataDir, 'modak.sqlite')

/** Given to the owner of the folder, as if the service had written it. */
const asOwner = (service: Service, path: string): void => {
  const { uid, gid } = statSync(service.dataDir)
  chownSync(path, uid, gid)
  chmodSync(path, 0o600)
}

const overwrite = (file: string, at: number, bytes: Uint8Array): void => {
  const descriptor = openSync(file, 'r+')
  writeSync(descriptor, bytes, 0, bytes.length, at)
  closeSync(descriptor)
}

const newestIn = (folder: string): string => readdirSync(folder).toSorted().at(-1) ?? ''

const noiseBytes = 200 * 1024

const ofData: readonly BrokenState[] = [
  {
    name: 'a file of root in DATA_DIR',
    make: ({ dataDir }) => writeFileSync(join(dataDir, 'left-by-root'), ''),
    says: /^wrong .*left-by-root of root\. As root: chown -R modak: \/var\/lib\/modak$/,
    fails: true,
  },
  {
    name: '200 kB of noise in the middle of modak.sqlite',
    make: (service) => {
      const middle = Math.floor((statSync(fileOf(service)).size - noiseBytes) / 2)
      overwrite(fileOf(service), middle, randomBytes(noiseBytes))
    },
    says: /^wrong .*is damaged \(.*--run restore -- \/mnt\/backup\/modak-\S+ --force$/,
    fails: true,
    isFollowed: true,
  },
  {
    name: 'the header of modak.sqlite damaged',
    make: (service) => overwrite(fileOf(service), 0, randomBytes(100)),
    says: /^wrong .*is damaged \(SQLITE_NOTADB\).*--run restore -- \/mnt\/backup\/modak-\S+ --force$/,
    fails: true,
  },
  {
    name: 'modak.sqlite of 0 bytes',
    make: (service) => truncateSync(fileOf(service)),
    says: /^wrong .*is empty, but there was a temple.*--run restore -- \/mnt\/backup\/modak-\S+ --force/,
    fails: true,
  },
  {
    name: 'modak.sqlite.moved, and no DATABASE_URL',
    make: (service) => {
      const mark = `${fileOf(service)}.moved`
      writeFileSync(mark, 'localhost/modak\n')
      asOwner(service, mark)
    },
    says: /^wrong .*was moved to PostgreSQL at localhost\/modak: set DATABASE_URL/,
    fails: true,
  },
]

const ofBackups: readonly BrokenState[] = [
  {
    name: 'the newest backup is three years old',
    make: ({ backups }) => {
      const [newest, ...others] = readdirSync(backups).toSorted().toReversed()
      for (const each of others) rmSync(join(backups, each))
      const old = newest?.replace(/\d{8}/, '20230101') ?? ''
      renameSync(join(backups, newest ?? ''), join(backups, old))
    },
    says: /^wrong .*the newest is \d+ days old\. Make one now/,
    fails: true,
  },
  {
    name: 'the backups are gone',
    make: ({ backups }) => {
      for (const each of readdirSync(backups)) rmSync(join(backups, each))
    },
    says: /^wrong .*the last good one, \S+, is not in \/mnt\/backup any more\. Make one now/,
    fails: true,
  },
  {
    name: 'BACKUP_DIR that cannot be made',
    settings: { BACKUP_DIR: '/mnt/none' },
    make: () => {},
    says: /^wrong .*Make it as root: install -d -o modak -m 700 \/mnt\/none/,
    fails: true,
  },
  {
    name: 'BACKUP_DIR of root',
    make: ({ backups }) => chownSync(backups, 0, 0),
    says: /^wrong .*\/mnt\/backup cannot be used \(EACCES\): it belongs to root.*chown -R modak: \/mnt\/backup$/,
    fails: true,
  },
  {
    name: 'backups on the disk of the data',
    settings: { BACKUP_DIR: '' },
    make: (service) => {
      const folder = join(service.dataDir, 'backups')
      const newest = newestIn(service.backups)
      mkdirSync(folder, { recursive: true })
      copyFileSync(join(service.backups, newest), join(folder, newest))
      execFileSync('chown', ['-R', 'modak:', folder])
    },
    says: /^attention .*is on the same disk as the data, and lost with it\. Set BACKUP_DIR/,
    fails: false,
  },
  {
    name: 'backups without encryption',
    settings: { BACKUP_PASSPHRASE_FILE: '' },
    make: () => {},
    says: /^attention .*not encrypted.*Set BACKUP_PASSPHRASE_FILE$/,
    fails: false,
  },
]

const ofSettings: readonly BrokenState[] = [
  {
    name: 'a .env that others can read',
    make: () => chmodSync(join(installation, '.env'), 0o644),
    says: /^attention .*Other users of this machine can read "\/opt\/modak\/\.env": run chmod 600 on it$/,
    fails: false,
  },
  {
    name: 'a misspelt setting',
    settings: { SMPT_URL: 'smtp://localhost' },
    make: () => {},
    says: /^attention .*SMPT_URL.*Did you mean SMTP_URL\?/,
    fails: false,
  },
]

export const situations: readonly BrokenState[] = [...ofData, ...ofBackups, ...ofSettings]
