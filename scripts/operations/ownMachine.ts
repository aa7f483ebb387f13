import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** Mounts and processes of their own, which end together with the walk. */
const apart = ['--mount', '--pid', '--fork', '--kill-child=SIGTERM', '--mount-proc']

/** The walk is the first process of its own machine: mounts made by another would be everybody’s. */
export const isInside = (): boolean => process.argv.includes('--own-machine') && process.pid === 1

const isThere = (program: string): boolean =>
  spawnSync('sh', ['-c', `command -v ${program}`]).status === 0

/** Mounts as the walk needs them, on the same disk, which may not allow it. */
const probe = `
folder=$(mktemp -d)
trap 'umount /mnt; rm -r "$folder"' EXIT
mkdir "$folder/upper" "$folder/work"
mount -t overlay overlay -o "lowerdir=/mnt,upperdir=$folder/upper,workdir=$folder/work" /mnt`

/** Why the guide's own paths, user and unit cannot be tried here; undefined if they can. */
export const whyNoOwnMachine = (): string | undefined => {
  if (process.platform !== 'linux') return 'it needs Linux'
  if (process.geteuid?.() !== 0) return 'because only root can be another user and mount'
  const missing = ['unshare', 'setpriv', 'runuser', 'useradd'].find((each) => !isThere(each))
  if (missing !== undefined) return `because there is no ${missing} here`
  const { status, stderr } = spawnSync('unshare', [...apart, 'sh', '-ec', probe], {
    encoding: 'utf8',
  })
  return status === 0
    ? undefined
    : `because mounts of its own are not allowed (${stderr.trim().split('\n')[0]})`
}

/** Walks again in mounts and processes of its own; returns its exit code. */
export const walkInside = async (): Promise<number> => {
  const [script = '', ...args] = process.argv.slice(1)
  const command = [process.execPath, ...process.execArgv, script, ...args, '--own-machine']
  const unshare = spawn('unshare', [...apart, ...command], { stdio: 'inherit' })
  // It ignores signals while it waits; when it is gone, the walk is told to end and cleans up.
  for (const name of ['SIGINT', 'SIGTERM'] as const)
    process.once(name, () => unshare.kill('SIGKILL'))
  const [code]: (number | null)[] = await once(unshare, 'exit')
  return code ?? 1
}

const mount = (...args: string[]): void => void execFileSync('mount', args)

/** What the guide writes to outside its own folders: to others it stays as it was. */
const changed = ['/etc', '/opt', '/var/lib', '/mnt']

/** Another disk, as the system sees it, with room for some backups. */
const diskBytes = 2 * 1024 ** 3

/**
 * A machine for the guide, seen by this process and its children only: it has the clone in
 * `/opt/modak`, empty folders where the service keeps its data, and another disk for backups.
 */
export const makeMachine = (folder: string, clone: string): void => {
  for (const path of changed) {
    const [upper, work] = ['upper', 'work'].map((name) => join(folder, 'machine', path, name))
    for (const each of [upper, work]) mkdirSync(each ?? '', { recursive: true })
    mount(
      '-t',
      'overlay',
      'overlay',
      '-o',
      `lowerdir=${path},upperdir=${upper},workdir=${work}`,
      path,
    )
  }
  const own = ['/var/lib/modak']
  for (const path of own) mkdirSync(join(folder, 'own', path), { recursive: true })
  for (const path of [...own, '/opt/modak', '/mnt/backup']) mkdirSync(path, { recursive: true })
  for (const path of own) mount('--bind', join(folder, 'own', path), path)
  mount('--bind', clone, '/opt/modak')
  mount('-t', 'tmpfs', '-o', `size=${diskBytes},mode=700`, 'walk', '/mnt/backup')
}
