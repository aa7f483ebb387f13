import { getPanchang } from '#contract/panchang/public.ts'
import { implement } from '#server/http/implement.ts'
import type { PanchangService } from './service.ts'

export const panchangRoutes = (panchang: PanchangService) => [
  implement(getPanchang)((input, { db }) => panchang.ofDay(db, input)),
]
