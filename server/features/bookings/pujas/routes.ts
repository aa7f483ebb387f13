import { listPujas } from '#contract/bookings/pujaList.ts'
import {
  createPuja,
  getStaffPuja,
  listStaffPujas,
  orderPujas,
  switchPuja,
  switchPujas,
  updatePuja,
  updatePujaPrices,
} from '#contract/bookings/pujasAdmin.ts'
import { implement, type Route } from '#server/http/implement.ts'
import type { PujaContent } from './content.ts'
import { listBookable } from './bookable.ts'

/** The pujas as everybody sees them. */
export const pujaRoutes = (): Route[] => [
  implement(listPujas)((_, { db, language }) => listBookable(db, language)),
]

export const pujaContentRoutes = (content: PujaContent): Route[] => [
  implement(listStaffPujas)((_, { db }) => content.list(db)),
  implement(createPuja)((input, { db, actor }) => content.create(db, input, actor)),
  // Before the routes of a single puja, whose path would match it.
  implement(orderPujas)((input, { db, actor }) => content.order(db, input, actor)),
  implement(getStaffPuja)(({ id }, { db }) => content.get(db, id)),
  implement(updatePuja)((input, context) => content.update(context, input)),
  implement(switchPuja)((input, context) => content.switch(context, input)),
  implement(switchPujas)((input, context) => content.switchMany(context, input)),
  implement(updatePujaPrices)((input, context) => content.setPrices(context, input)),
]
