import { getRite, listRites } from '#contract/guide/public.ts'
import { implement } from '#server/http/implement.ts'
import type { Rites } from './service.ts'

export const riteRoutes = (rites: Rites) => [
  implement(listRites)((_, { db, language }) => rites.list(db, language)),
  implement(getRite)(({ id }, { db, language }) => rites.get(db, id, language)),
]
