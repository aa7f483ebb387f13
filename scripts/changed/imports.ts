import { dirname, join } from 'node:path/posix'

/** For each file of ours, the files of ours it imports, by paths from the root. */
export type Imports = ReadonlyMap<string, readonly string[]>

/** What a module or a style sheet imports, at its start or later. */
export const importsOf = (file: string, text: string): string[] =>
  [...text.matchAll(/(?:\bfrom|\bimport|\bimport\(|@import) ?'([#.][^']+)'/g)].map(
    ([, path = '']) => (path.startsWith('#') ? path.slice(1) : join(dirname(file), path)),
  )

/** They import everything, so that importing a file says nothing about it. */
const isHub = (file: string): boolean =>
  /^server\/(compose|main|test\/|.*\/open\.ts$)|^app\/(test\/|routeTree|offline\/phone\.ts)/.test(
    file,
  )

export const importersOf = (file: string, imports: Imports): string[] =>
  [...imports].filter(([each, them]) => !isHub(each) && them.includes(file)).map(([each]) => each)

/** The tables that a migration makes or changes. */
export const tablesOf = (text: string): string[] => {
  const named =
    /(?:\b(?:create|alter|drop|rename)Table|\bknex)\(\s*'(\w+)'|\b(?:table|insert into|update|delete from|index \w+ on) (\w+)/g
  return [...new Set([...text.matchAll(named)].map(([, quoted, bare]) => quoted ?? bare ?? ''))]
}

/** Whether SQL or a query in a file names one of these tables. */
export const namesTable = (text: string, tables: readonly string[]): boolean =>
  tables.some((table) =>
    new RegExp(`\\(\\s*'${table}\\b|\\b(?:from|into|update|join) ${table}\\b`).test(text),
  )
