import type { ListPublishTimes } from '#server/features/site/service.ts'
import { publishedTables } from './states.ts'

/** When scheduled content of any kind became or becomes public. */
export const listPublishTimes: ListPublishTimes = async (db) => {
  const lists: string[][] = []
  for (const table of publishedTables) {
    const scheduled = db(table).where({ status: 'scheduled', deleted_at: null })
    lists.push(await scheduled.pluck('publish_at'))
  }
  return lists.flat().toSorted()
}
