import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim()

/** The full name of a commit of ours. */
export const commitOf = (name: string): string => git('-C', root, 'rev-parse', name)

/** What came with a commit below a folder; empty if nothing did. */
export const changesIn = (folder: string, older: string, newer: string): string =>
  git('-C', root, 'diff', '--stat', older, newer, '--', folder)

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

export const checkOut = (clone: string, commit: string): void =>
  void git('-C', clone, 'checkout', '--quiet', commit)

/** A clone of this repository at a commit, with its packages. */
export const makeClone = (clone: string, commit: string): void => {
  git('clone', '--quiet', '--no-checkout', root, clone)
  checkOut(clone, commit)
  linkPackages(clone)
}
