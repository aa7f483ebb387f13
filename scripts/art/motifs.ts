// Draws public/art/toran.svg and public/art/mandala.svg: node scripts/art/motifs.ts
import { writeFileSync } from 'node:fs'
import { mandala } from './mandala.ts'
import { toran } from './toran.ts'

const drawings = { toran, mandala }
for (const [name, draw] of Object.entries(drawings))
  writeFileSync(new URL(`../../public/art/${name}.svg`, import.meta.url), draw())
