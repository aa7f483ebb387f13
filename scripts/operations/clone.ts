import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Packages that are installed already, so that nothing depends on the network. */
const linkPackages = (clone: string): void => {
  const [packages, linked] = [root, clone].map((each) => join(each, 'node_modules'))
  if (!packages || !linked || !existsSync(packages)) return
  // Between two file systems, such as a disk and `/dev/shm`, there are no hard links.
  const isOneSystem = statSync(packages).dev === statSync(clone).dev
  execFileSync('cp', [isOneSystem ? '-al' : '-a', packages, linked])
  // npm writes its list in place: a link would change ours as well.
  const list = '.package-lock.json'
  rmSync(join(linked, list), { force: true })
  copyFileSync(join(packages, list), join(linked, list))
}

/** A clone of this repository in a folder, with its packages. */
export const openClone = (folder: string) => {
  const path = join(folder, 'modak')
  const config = join(folder, 'gitconfig')
  // A checkout may belong to another user, which git refuses; only a file can tell it otherwise.
  writeFileSync(config, '[safe]\n\tdirectory = *\n')
  const env = { ...process.env, GIT_CONFIG_GLOBAL: config }
  const git = (...args: string[]): string =>
    execFileSync('git', args, { env, encoding: 'utf8' }).trim()

  const checkOut = (commit: string): void => void git('-C', path, 'checkout', '--quiet', commit)
  return {
    path,
    /** The full name of a commit of ours. */
    commitOf: (name: string): string => git('-C', root, 'rev-parse', name),
    /** What came below a folder from one commit to the other; empty if nothing did. */
    changesIn: (below: string, older: string, newer: string): string =>
      git('-C', root, 'diff', '--stat', older, newer, '--', below),
    checkOut,
    make: (commit: string): void => {
      git('clone', '--quiet', '--no-checkout', root, path)
      checkOut(commit)
      linkPackages(path)
    },
  }
}

export type Clone = ReturnType<typeof openClone>
