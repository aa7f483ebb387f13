// Draws public/images/{articles,products}/*.svg: node scripts/pictures/make.ts
import { mkdirSync, writeFileSync } from 'node:fs'
import * as contents from './contents.ts'
import { durvaAndHibiscus } from './durvaAndHibiscus.ts'
import { eightLamps } from './eightLamps.ts'
import { eightShrines } from './eightShrines.ts'
import * as books from './books.ts'
import * as digital from './digital.ts'
import * as idols from './idols.ts'
import * as kits from './kits.ts'
import { modakPlate } from './modakPlate.ts'
import { moonOverTemple } from './moonOverTemple.ts'
import { palmLeaves } from './palmLeaves.ts'
import { pujaThali } from './pujaThali.ts'
import { seatForGanesha } from './seatForGanesha.ts'
import { visarjanVessel } from './visarjanVessel.ts'

/** The pictures of the first articles, by the name in their front matter. */
const articles = {
  'eight-lamps': eightLamps,
  'moon-over-temple': moonOverTemple,
  'seat-for-ganesha': seatForGanesha,
  'modak-plate': modakPlate,
  'palm-leaf-manuscript': palmLeaves,
  'visarjan-bucket': visarjanVessel,
  'eight-shrines': eightShrines,
  'durva-and-hibiscus': durvaAndHibiscus,
  'puja-thali': pujaThali,
}

/** The pictures of the first products, by their id; and those of their galleries. */
const products = {
  'shadu-clay-ganapati': idols.clayGanapati,
  'brass-ganapati': idols.brassGanapati,
  'marble-ganapati': idols.marbleGanapati,
  'sheesham-ganapati': idols.woodGanapati,
  'silver-plated-ganapati': idols.silverGanapati,
  'daily-puja-kit': kits.dailyPujaKit,
  'sthapana-kit': kits.sthapanaKit,
  'sankashti-vrat-kit': kits.sankashtiVratKit,
  'durva-and-modak-kit': kits.durvaAndModakKit,
  'arati-and-havan-kit': kits.aratiAndHavanKit,
  'mantra-recordings': digital.recordings,
  'article-wallpapers': digital.wallpapers,
  'mantra-book-pdf': digital.mantraPdf,
  'ganesha-calendar-2027': digital.calendar,
  'mantra-book': books.mantraBook,
  'atharvashirsha-book': books.atharvashirshaBook,
  'ganesha-stories': books.storiesBook,
  'sankashti-book': books.sankashtiBook,
  'shadu-clay-ganapati-visarjan': idols.clayVisarjan,
  'daily-puja-kit-contents': contents.dailyPujaContents,
  'mantra-book-open': contents.openMantraBook,
}

for (const [name, pictures] of Object.entries({ articles, products })) {
  const folder = new URL(`../../public/images/${name}/`, import.meta.url)
  mkdirSync(folder, { recursive: true })
  for (const [picture, draw] of Object.entries(pictures)) {
    const svg = draw()
    writeFileSync(new URL(`${picture}.svg`, folder), svg)
    console.log(`${name}/${picture}.svg ${svg.length} bytes`)
  }
}
