import {
  getMantra,
  getMantraOfDay,
  listAartis,
  listFeaturedMantras,
  listMantraPreviews,
  listMantras,
  listSung,
} from '#contract/mantras/public.ts'
import { implement } from '#server/http/implement.ts'
import type { MantraService } from './service.ts'

export const mantraRoutes = (mantras: MantraService) => [
  implement(listMantras)((_, { db }) => mantras.list(db)),
  implement(listMantraPreviews)((_, { db }) => mantras.listRows(db)),
  implement(listFeaturedMantras)((_, { db }) => mantras.listFeatured(db)),
  implement(getMantraOfDay)(({ date }, { db }) => mantras.ofDay(db, date)),
  implement(listAartis)((_, { db }) => mantras.listAartis(db)),
  implement(listSung)((_, { db }) => mantras.listSung(db)),
  // After the lists, whose names would match a mantra's id.
  implement(getMantra)(({ id }, { db }) => mantras.get(db, id)),
]
