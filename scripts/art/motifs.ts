// Draws public/art/toran.svg: node scripts/art/motifs.ts
import { writeFileSync } from 'node:fs'
import { toran } from './toran.ts'

writeFileSync(new URL('../../public/art/toran.svg', import.meta.url), toran())
