// Draws public/art/*.svg: node scripts/art/motifs.ts
import { mkdirSync, writeFileSync } from 'node:fs'
import { mandala } from './mandala.ts'
import { temple } from './temple.ts'
import { toran } from './toran.ts'

const folder = new URL('../../public/art/', import.meta.url)
mkdirSync(folder, { recursive: true })
for (const [name, svg] of Object.entries({
  mandala: mandala(),
  temple: temple(),
  toran: toran(),
})) {
  writeFileSync(new URL(`${name}.svg`, folder), svg)
  console.log(`${name}.svg ${svg.length} bytes`)
}
