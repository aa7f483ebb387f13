import type { Out } from '#contract/endpoint.ts'
import { previewOf, rowOf } from '#contract/mantras/preview.ts'
import type { Read, Reads } from '#contract/reads.ts'
import { aFestival, aMantra, aPage, aPost, aProduct, aSite } from './builders.ts'

type Readings = { [N in keyof Reads]: Out<Reads[N]> }

/** What pages are rendered from: one of everything. */
export function readingsOf(change: Partial<Readings> = {}): Read {
  const mantra = aMantra()
  const festival = aFestival()
  const readings: Readings = {
    listMantras: [mantra],
    listFeaturedMantras: [mantra],
    listMantraPreviews: [rowOf(mantra)],
    listAartis: [],
    listSung: [],
    listRites: [],
    getRite: { id: 'daily', title: 'Daily Puja', summary: 'At home.', samagri: [], steps: [] },
    listFestivalsOfMonth: [festival],
    listUpcomingFestivals: [festival],
    listFestivalOverrides: [],
    listPages: [aPage()],
    getPage: aPage(),
    searchSite: { results: [] },
    getFestival: festival,
    listPosts: [aPost()],
    listFeaturedPosts: [aPost()],
    listPostPreviews: { items: [aPost()], page: 1, pageCount: 1, total: 1 },
    getPost: aPost(),
    listProducts: [aProduct()],
    listProductsOfCategory: [aProduct()],
    getProduct: aProduct(),
    listPujas: [],
    getMantra: mantra,
    getMantraOfDay: previewOf(mantra),
    getVisit: { aartis: [], priests: [] },
    getSite: aSite({
      name: 'Siddhi Temple',
      tagline: 'Where every beginning is blessed',
    }),
    ...change,
  }
  return async (name) => readings[name]
}
