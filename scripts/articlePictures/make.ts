// Draws public/images/articles/*.svg: node scripts/articlePictures/make.ts
import { mkdirSync, writeFileSync } from 'node:fs'
import { durvaAndHibiscus } from './durvaAndHibiscus.ts'
import { eightLamps } from './eightLamps.ts'
import { eightShrines } from './eightShrines.ts'
import { modakPlate } from './modakPlate.ts'
import { moonOverTemple } from './moonOverTemple.ts'
import { palmLeaves } from './palmLeaves.ts'
import { pujaThali } from './pujaThali.ts'
import { seatForGanesha } from './seatForGanesha.ts'
import { visarjanVessel } from './visarjanVessel.ts'

/** The pictures of the first articles, by the name in their front matter. */
const pictures = {
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

const folder = new URL('../../public/images/articles/', import.meta.url)
mkdirSync(folder, { recursive: true })
for (const [name, draw] of Object.entries(pictures)) {
  const svg = draw()
  writeFileSync(new URL(`${name}.svg`, folder), svg)
  console.log(`${name}.svg ${svg.length} bytes`)
}
