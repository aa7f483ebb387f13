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
  implement(listMantras)((_, { db, language }) => mantras.list(db, language)),
  implement(listMantraPreviews)((_, { db, language }) => mantras.listRows(db, language)),
  implement(listFeaturedMantras)((_, { db, language }) => mantras.listFeatured(db, language)),
  implement(getMantraOfDay)(({ date }, { db, language }) => mantras.ofDay(db, date, language)),
  implement(listAartis)((_, { db, language }) => mantras.listAartis(db, language)),
  implement(listSung)((_, { db, language }) => mantras.listSung(db, language)),
  // After the lists, whose names would match a mantra's id.
  implement(getMantra)(({ id }, { db, language }) => mantras.get(db, id, language)),
]
