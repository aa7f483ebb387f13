import { accessSync, constants, readFileSync, statSync } from 'node:fs'
import { basename, dirname, extname } from 'node:path'
import { codeOf } from '#server/errors.ts'

/** The user that runs this process; undefined where the system has none (Windows). */
export const ourUid = (): number | undefined => process.geteuid?.()

const readNames = (): Map<number, string> => {
  try {
    const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
    return new Map(
      lines
        .map((line) => line.split(':'))
        .map(([name = '', , uid = '']): [number, string] => [Number(uid), name])
        .toReversed(),
    )
  } catch {
    return new Map()
  }
}

/** `modak`, or `user 10001` where the system has no name for it, as in many containers. */
export const nameOfUser = (uid: number): string => readNames().get(uid) ?? `user ${uid}`

/** What `chown` and `runuser` take. */
const accountOf = (uid: number): string => readNames().get(uid) ?? String(uid)

const ourName = (): string => {
  const uid = ourUid()
  return uid === undefined ? 'this user' : nameOfUser(uid)
}

/** As the operator started it, such as `backup`; its arguments may hold a password. */
const ourCommand = (): string => {
  const [, script = '', ...args] = process.argv
  const name = basename(script, extname(script))
  const said = args.map((arg) => (arg.includes('://') ? '…' : arg)).join(' ')
  return said && name !== 'start' ? `${name} -- ${said}` : name
}

/** How to do the same as that user. */
export const commandAs = (uid: number): string => {
  const as = process.platform === 'linux' ? 'runuser' : 'sudo'
  const command = ourCommand()
  const run = `${as} -u ${accountOf(uid)} -- node_modules/.bin/node --run ${command}`
  return command === 'start' ? `systemctl start modak, or ${run}` : run
}

/** How to give somebody a file, or a folder with all that is in it. */
export const giveTo = (uid: number | undefined, path: string): string => {
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
  return `chown ${isFolder ? '-R ' : ''}${uid === undefined ? 'USER' : accountOf(uid)}: ${path}`
}

/** Why this process may not use what is there, as the system calls it; undefined if it may. */
export const refusalAt = (path: string, mode: number): string | undefined => {
  try {
    accessSync(path, mode)
    return undefined
  } catch (error) {
    return codeOf(error)
  }
}

const { R_OK, W_OK, X_OK } = constants

/** The folders on the way to a path, from the root on. */
const foldersTo = (path: string): string[] => {
  const above = dirname(path)
  return above === path ? [] : [...foldersTo(above), above]
}

/** Undefined if it is not there. */
export const ownerAt = (path: string): number | undefined =>
  statSync(path, { throwIfNoEntry: false })?.uid

/** The path itself, or the lowest folder above it that is there. */
export const nearestFolder = (path: string): string =>
  ownerAt(path) === undefined ? nearestFolder(dirname(path)) : path

const isTopLevel = (path: string): boolean => dirname(path) === dirname(dirname(path))

type Refused = {
  readonly path: string
  /** As the system calls it. */
  readonly code: string
  /** It was to be made there as a folder. */
  readonly isNewFolder?: boolean
  /** What to give to this user as a whole, if it is part of something. */
  readonly partOf?: string
}

/** The whole sentence about a path that this process may not use. */
export const describeRefused = ({ path, code, isNewFolder, partOf = path }: Refused): string => {
  const us = ourName()
  const begin = `${path} cannot be used (${code})`
  for (const folder of foldersTo(path)) {
    if (refusalAt(folder, X_OK) === 'EACCES')
      return `${begin}: only ${nameOfUser(ownerAt(folder) ?? 0)} may enter ${folder}, and this is ${us}. Use a folder that ${us} can reach.`
  }
  const owner = ownerAt(path)
  if (owner === undefined) {
    const above = nearestFolder(path)
    if (!isNewFolder) return describeRefused({ path: above, code })
    return `${begin}: it is not there, and ${us} may not make it in ${above}, which belongs to ${nameOfUser(ownerAt(above) ?? 0)}. Make it as root: install -d -o ${us} -m 700 ${path}`
  }
  const whose = `${begin}: it belongs to ${nameOfUser(owner)}, and this is ${us}.`
  if (owner === ourUid()) return `${begin}: its own user may not. Allow it: chmod -R u+rwX ${path}`
  // The system's own folders are to stay root's.
  if (isTopLevel(path))
    return `${whose} Use a folder of its own, made as root: install -d -o ${us} -m 700 ${path}/modak`
  return `${whose} Give it to ${us}, as root: ${giveTo(ourUid(), partOf)}`
}

/** Not for reading and writing; undefined if it is, or is not there. */
export const refusalOf = (path: string): string | undefined => {
  const code = refusalAt(path, R_OK | W_OK)
  return code === 'ENOENT' ? undefined : code
}
