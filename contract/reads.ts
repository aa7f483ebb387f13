import { getPost, listFeaturedPosts, listPostPreviews, listPosts } from '#contract/blog/public.ts'
import type { Out, Sent } from './endpoint.ts'
import {
  getFestival,
  listFestivalOverrides,
  listFestivalsOfMonth,
  listUpcomingFestivals,
} from '#contract/festivals/public.ts'
import {
  getMantra,
  getMantraOfDay,
  listAartis,
  listFeaturedMantras,
  listMantraPreviews,
  listMantras,
  listSung,
} from '#contract/mantras/public.ts'
import { getRite, listRites } from '#contract/guide/public.ts'
import { getPage, listPages } from '#contract/pages/public.ts'
import { listPujas } from '#contract/bookings/pujaList.ts'
import { searchSite } from '#contract/search/public.ts'
import { getProduct, listProducts, listProductsOfCategory } from '#contract/shop/public.ts'
import { getSite } from '#contract/site/public.ts'
import { getVisit } from '#contract/site/visit.ts'

/**
 * Public reads by name: what pages show, the server renders and a phone saves. Named, so that a
 * page can call `read('listMantras', {})` without loading schemas before its first paint.
 */
export const reads = {
  listMantras,
  listMantraPreviews,
  listFeaturedMantras,
  listAartis,
  listSung,
  getMantra,
  getMantraOfDay,
  listRites,
  getRite,
  getSite,
  getVisit,
  listFestivalsOfMonth,
  listUpcomingFestivals,
  listFestivalOverrides,
  getFestival,
  listPages,
  getPage,
  searchSite,
  listPosts,
  listFeaturedPosts,
  listPostPreviews,
  getPost,
  listProducts,
  listProductsOfCategory,
  getProduct,
  listPujas,
}

export type Reads = typeof reads
export type ReadName = keyof Reads
export type Read = <N extends ReadName>(name: N, input: Sent<Reads[N]>) => Promise<Out<Reads[N]>>
