import type { SearchResult } from './search.ts'

/** Whether it is one of the monthly fasts, each of which has a name of its own. */
export const isSankashti = ({ kind, path }: Pick<SearchResult, 'kind' | 'path'>): boolean =>
  kind === 'festival' && /-sankashti-\d{4}$/.test(path)
