import { listPublications as listOfPosts } from '#server/features/blog/repository.ts'
import { listPublications as listOfMantras } from '#server/features/mantras/repository.ts'
import type { ListPublications } from '#server/features/site/service.ts'

/** When anything that was scheduled became or becomes public. */
export const listPublications: ListPublications = async (db) => {
  const lists = [await listOfMantras(db), await listOfPosts(db)]
  return lists.flat().toSorted()
}
