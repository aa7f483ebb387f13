import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#scripts/suites/programs.ts'
import type { Tree } from './choose.ts'
import { importsOf, namesTable, tablesOf } from './imports.ts'
import { readMap } from './mapFile.ts'

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: Infinity })
    .split('\n')
    .filter((line) => line !== '')

const newFiles = (): string[] => git('ls-files', '--others', '--exclude-standard')

/** What differs from where a branch began, committed or not. */
export const changedSince = (base: string): string[] => {
  const [begun = base] = git('merge-base', base, 'HEAD')
  return [...git('diff', '--name-only', begun), ...newFiles()]
}

const isQuickTest = (file: string): boolean =>
  /^(?:almanac|app|contract|migrations|scripts|server|sw)\/.*(?<!\.proof)\.test\.tsx?$/.test(file)

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

export const readTree = (): Tree => {
  const files = [...git('ls-files'), ...newFiles()].filter((file) => existsSync(join(root, file)))
  const code = files.filter((file) => /\.(tsx?|css|mjs)$/.test(file))
  const texts = new Map(code.map((file) => [file, read(file)]))
  return {
    tests: files.filter(isQuickTest),
    imports: new Map([...texts].map(([file, text]) => [file, importsOf(file, text)])),
    usersOf: (migration) => {
      const tables = tablesOf(texts.get(migration) ?? '')
      return [...texts]
        .filter(
          ([file, text]) =>
            /^server\/(?!test\/).*(?<!\.test)\.ts$/.test(file) && namesTable(text, tables),
        )
        .map(([file]) => file)
    },
    map: readMap(),
  }
}
