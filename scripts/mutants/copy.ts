import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const git = (root: string, ...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })

/** The repository's files as they are now, committed or not. */
export const listFiles = (root: string): string[] =>
  git(root, 'ls-files', '-coz', '--exclude-standard')
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(root, file)))

export type Copy = {
  readonly folder: string
  /** For the temporary files of what runs in it; deleted with it. */
  readonly temporary: string
  /** False if the patch does not fit any more. */
  readonly plant: (patch: string) => boolean
  /** As it was before. */
  readonly restore: (file: string) => void
  readonly remove: () => void
}

/** The tree once more, with the same packages: what is planted in it harms nobody. */
export const makeCopy = (root: string, { withBuild }: { readonly withBuild: boolean }): Copy => {
  const outer = mkdtempSync(join(tmpdir(), 'modak-mutants-'))
  chmodSync(outer, 0o755)
  const folder = join(outer, 'modak')
  const temporary = join(outer, 'tmp')
  mkdirSync(temporary)
  const copyFile = (file: string): void => cpSync(join(root, file), join(folder, file))
  for (const file of listFiles(root)) copyFile(file)
  const linked = ['node_modules', ...(withBuild && existsSync(join(root, 'dist')) ? ['dist'] : [])]
  for (const name of linked) symlinkSync(join(root, name), join(folder, name))
  return {
    folder,
    temporary,
    plant: (patch) => {
      try {
        // The nearest line around it is enough: those further away are other people's.
        execFileSync('git', ['apply', '-C1', patch], { cwd: folder, stdio: 'ignore' })
        return true
      } catch {
        return false
      }
    },
    restore: copyFile,
    remove: () => rmSync(outer, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }),
  }
}
