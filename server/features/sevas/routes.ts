import { getTithiOfDate, listMySevas, listSevaDates, requestSeva } from '#contract/sevas/public.ts'
import { implement, userIdOf, type Route } from '#server/http/implement.ts'
import type { Sevas } from './service.ts'

export const sevaRoutes = (sevas: Sevas): Route[] => [
  implement(getTithiOfDate)((input, { db, language }) => sevas.tithiOf(db, { ...input, language })),
  implement(listSevaDates)((input, { db }) => sevas.dates(db, input)),
  implement(requestSeva)((input, { db, actor, language }) =>
    sevas.request(db, { ...input, language }, userIdOf(actor)),
  ),
  implement(listMySevas)((_input, { db, actor, language }) => sevas.mine(db, actor.id, language)),
]
