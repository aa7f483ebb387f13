import type { Rolldown } from 'vite'
import { languages } from '#contract/languages.ts'

/** Staff code: one chunk, which no phone stores. */
export const staff = new RegExp(
  [
    'app/(?:admin/|features/admin/|i18n/en/[\\w-]+/admin(?!Shell))',
    'contract/(?:\\w+/)?(?:admin|(?!first)\\w+Admin|answerTemplates|paging|permissions|pujaSettings|waiting)\\.ts',
    // Libraries that only the back office uses.
    '@tanstack/.+/(?:useBlocker|queryOptions)\\.js',
  ].join('|'),
)

export type Group = Rolldown.CodeSplittingGroup

/** Folders, and files by the beginning of their names: each a path, in the words of an expression. */
const pathsIn = (paths: string): RegExp => new RegExp(`/(?:${paths.trim().split(/\s+/).join('|')})`)

const wordsOfAny = new RegExp(`/i18n/(?:${languages.join('|')})/`)

/** The words of each language are in the chunks of the English ones. */
const asEnglish = (file: string): string => file.replace(wordsOfAny, '/i18n/en/')

type Cut = { but?: string; sharedBy?: number }

/** Of two pages or more. */
export const shared: Cut = { sharedBy: 2 }

/** What phones store of these folders and files, but for some of them. */
export const chunk = (name: string, paths: string, { but, sharedBy }: Cut = {}): Group => {
  const wanted = pathsIn(paths)
  const left = but === undefined ? undefined : pathsIn(but)
  return {
    name,
    ...(sharedBy !== undefined && { minShareCount: sharedBy }),
    test: (file) => {
      const path = asEnglish(file)
      return wanted.test(path) && !left?.test(path) && !staff.test(path)
    },
  }
}

/** Whether a module cannot run without a library, because it or what it imports does. */
export function needs(
  library: RegExp,
  id: string,
  graph: Rolldown.ChunkingContext,
  seen = new Set<string>(),
): boolean {
  if (library.test(id)) return true
  seen.add(id)
  const { importedIds = [] } = graph.getModuleInfo(id) ?? {}
  return importedIds.some((next) => !seen.has(next) && needs(library, next, graph, seen))
}

/** Whether a module comes with one of this name, because that is it or imports it, if through others. */
export function isUsedBy(
  user: RegExp,
  id: string,
  graph: Rolldown.ChunkingContext,
  seen = new Set<string>(),
): boolean {
  if (user.test(id)) return true
  seen.add(id)
  const { importers = [] } = graph.getModuleInfo(id) ?? {}
  return importers.some((next) => !seen.has(next) && isUsedBy(user, next, graph, seen))
}

/** Takes of a chunk only what needs a library, or only what does without. */
export const where = (
  group: Group,
  isTaken: (id: string, graph: Rolldown.ChunkingContext) => boolean,
) => ({
  ...group,
  name: (id: string, graph: Rolldown.ChunkingContext) =>
    isTaken(id, graph) ? String(group.name) : null,
})
