import { aFestival } from '#app/test/builders.ts'

export const sankashti = aFestival()

const angaraki = aFestival({
  id: 'sankashti-pausha-2026',
  key: 'sankashti-pausha-2026',
  slug: 'angaraki-sankashti-2027',
  name: 'Angaraki Sankashti',
  date: '2027-01-26',
  category: 'angaraki',
})

const chaturthi = aFestival({
  id: 'ganesh-chaturthi-2027',
  key: 'ganesh-chaturthi-2027',
  slug: 'ganesh-chaturthi-2027',
  name: 'Ganesh Chaturthi',
  date: '2027-10-14',
  category: 'major',
})

const { moonriseTime: _, ...withoutMoonrise } = aFestival({
  id: 'pradosh-kartika-2026',
  key: 'pradosh-kartika-2026',
  slug: 'soma-pradosh-2026',
  name: 'Soma Pradosh',
  date: '2026-12-07',
  category: 'default',
  group: 'pradosh',
})
export const pradosh = withoutMoonrise

/** The year ahead of 20 Nov 2026, as far as these tests need it. */
export const year = [sankashti, pradosh, angaraki, chaturthi]
