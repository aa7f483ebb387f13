import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..')
const giver = 'server/test/database.ts'

const helpersOf = (file: string): string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/ from '((?:#server|\.)[^']+)'/g)]
    .map(([, path = '']) => (path.startsWith('#') ? path.slice(1) : join(dirname(file), path)))
    .filter((path) => path.startsWith('server/test/') && existsSync(join(root, path)))

const reaches = (file: string, seen = new Set<string>()): boolean => {
  if (file === giver) return true
  if (seen.has(file)) return false
  seen.add(file)
  return helpersOf(file).some((helper) => reaches(helper, seen))
}

const all = globSync('{server,migrations}/**/*.test.ts', { cwd: root })

/** Server tests that use a database run on both kinds; the others run once. */
export const databaseTests = all.filter((file) => reaches(file))
