import {
  erasePersonalData,
  exportPersonalData,
  findPersonalData,
} from '#contract/personalDataAdmin.ts'
import { implement, type Route } from '#server/http/implement.ts'
import type { Erasure } from './erasure.ts'

export const erasureRoutes = (erasure: Erasure): Route[] => [
  implement(findPersonalData)(({ contact }, { db }) => erasure.find(db, contact)),
  implement(exportPersonalData)(({ contact }, { db, actor }) => erasure.export(db, contact, actor)),
  implement(erasePersonalData)(({ contact }, { db, actor }) => erasure.erase(db, contact, actor)),
]
