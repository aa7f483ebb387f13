import { getPost, listFeaturedPosts, listPostPreviews, listPosts } from './blog.ts'
import type { Out, Sent } from './endpoint.ts'
import {
  getFestival,
  listFestivalOverrides,
  listFestivalsOfMonth,
  listUpcomingFestivals,
} from './festivals.ts'
import {
  getMantra,
  getMantraOfDay,
  listAartis,
  listFeaturedMantras,
  listMantraPreviews,
  listMantras,
  listSung,
} from './mantras.ts'
import { getPage, listPages } from './pages.ts'
import { listPujas } from './pujaList.ts'
import { searchSite } from './search.ts'
import { getProduct, listProducts, listProductsOfCategory } from './shop.ts'
import { getSite } from './site.ts'
import { getVisit } from './visit.ts'

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
