import { listPublications as listOfPosts } from './features/blog/repository.ts'
import { listPublications as listOfMantras } from './features/mantras/repository.ts'
import type { ListPublications } from './features/site/service.ts'

/** When anything that is scheduled becomes public, from an instant on. */
export const listPublications: ListPublications = async (db, now) => {
  const lists = [await listOfMantras(db, now), await listOfPosts(db, now)]
  return lists.flat().toSorted()
}
