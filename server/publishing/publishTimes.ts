import { listPublishTimes as listOfPosts } from '#server/features/blog/repository.ts'
import { listPublishTimes as listOfMantras } from '#server/features/mantras/repository.ts'
import type { ListPublishTimes } from '#server/features/site/service.ts'

/** When scheduled content of any kind became or becomes public. */
export const listPublishTimes: ListPublishTimes = async (db) => {
  const lists = [await listOfMantras(db), await listOfPosts(db)]
  return lists.flat().toSorted()
}
