import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import type { Config } from '#server/config.ts'
import { attention, ok, wrong, type Finding } from './finding.ts'

/** Where systemd looks first. */
const unitFolders = ['/etc/systemd/system', '/usr/lib/systemd/system', '/lib/systemd/system']

/** All values of a setting of the service. */
export type Unit = (name: string) => string[]

/** All values of a setting in the service's section; an empty one takes back what was before. */
const parse = (texts: readonly string[]): Unit => {
  const values = new Map<string, string[]>()
  let section = ''
  for (const line of texts
    .join('\n')
    .split('\n')
    .map((each) => each.trim())) {
    section = /^\[(.*)\]$/.exec(line)?.[1] ?? section
    const [, name, value = ''] = /^([A-Za-z]+)\s*=\s*(.*)$/.exec(line) ?? []
    if (section !== 'Service' || name === undefined) continue
    values.set(name, value === '' ? [] : [...(values.get(name) ?? []), ...value.split(/\s+/)])
  }
  return (name) => values.get(name) ?? []
}

/** The unit as it is installed, with what `systemctl edit` adds; undefined if there is none. */
export const readUnit = (folders: readonly string[] = unitFolders): Unit | undefined => {
  const main = folders.map((folder) => join(folder, 'modak.service')).find(existsSync)
  if (main === undefined) return undefined
  const added = folders.flatMap((folder) => {
    const more = join(folder, 'modak.service.d')
    if (!existsSync(more)) return []
    return readdirSync(more)
      .filter((name) => name.endsWith('.conf'))
      .toSorted()
      .map((name) => join(more, name))
  })
  return parse([main, ...added].map((file) => readFileSync(file, 'utf8')))
}

const isWithin = (folder: string, path: string): boolean => {
  const way = relative(folder, path)
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`))
}

export const isOn = (unit: Unit, name: string): boolean =>
  ['yes', 'true', 'on', '1'].includes(unit(name).at(-1) ?? '')

/** Only what is named here can be written by a service with `ProtectSystem=strict`. */
export const writableBy = (unit: Unit): string[] => [
  ...unit('StateDirectory').map((name) => join('/var/lib', name)),
  ...unit('CacheDirectory').map((name) => join('/var/cache', name)),
  ...unit('LogsDirectory').map((name) => join('/var/log', name)),
  ...unit('ReadWritePaths').map((path) => resolve(path.replace(/^[-+]+/, ''))),
]

/** What the service finds there is not what anybody else does. */
const ownTmp = ['/tmp', '/var/tmp']
const homes = ['/home', '/root', '/run/user']

const checkFolder = (unit: Unit, folder: string): Finding | undefined => {
  const isIn = (others: readonly string[]) => others.some((each) => isWithin(each, folder))
  if (isOn(unit, 'PrivateTmp') && isIn(ownTmp))
    return wrong(
      `Service: its systemd unit has a /tmp of its own, which is deleted when it stops. Use another folder than ${folder}`,
    )
  if (isOn(unit, 'ProtectHome') && isIn(homes))
    return wrong(
      `Service: its systemd unit cannot see ${folder}. Use a folder outside /home and /root`,
    )
  if (unit('ProtectSystem').at(-1) !== 'strict' || isIn(writableBy(unit))) return undefined
  return wrong(
    `Service: its systemd unit may not write to ${folder}. Run systemctl edit modak, add ReadWritePaths=-${folder} below [Service], and restart it`,
  )
}

const settingIn = (unit: Unit, name: string): string | undefined =>
  unit('Environment')
    .map((each) => each.replaceAll('"', '').split('='))
    .findLast(([each]) => each === name)?.[1]

type UnitContext = { readonly config: Config; readonly userName: string }

/** Whether the service may do what its settings say; nothing where systemd does not run it. */
export const checkUnit = (
  { config: { dataDir, backups }, userName }: UnitContext,
  unit = readUnit(),
): Finding[] => {
  if (!unit) return []
  const user = unit('User').at(-1) ?? 'root'
  const ofService = settingIn(unit, 'DATA_DIR')
  const folders = 'folder' in backups.target ? [dataDir, backups.target.folder] : [dataDir]
  const found = [
    user !== userName &&
      attention(
        `Service: runs as ${user}, and this is ${userName}, so some of this may not hold for it. Run runuser -u ${user} -- node_modules/.bin/node --run doctor`,
      ),
    ofService !== undefined &&
      resolve(ofService) !== dataDir &&
      wrong(
        `Service: its unit sets DATA_DIR=${ofService}, and this looked at ${dataDir}. Write DATA_DIR=${ofService} into .env`,
      ),
    ...[...new Set(folders)].map((folder) => checkFolder(unit, folder)),
  ].filter((each) => each !== false && each !== undefined)
  return found.length > 0
    ? found
    : [ok(`Service: its systemd unit runs as ${user} and may write where it has to`)]
}
