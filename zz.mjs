import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
const show = (build, route) => {
  const m = JSON.parse(readFileSync(join(build, '.vite/manifest.json'), 'utf8'))
  const chunks = Object.values(m)
  const [r] = chunks.filter(({ src }) => src?.includes(`app/routes/${route}.tsx`) && src.includes('tsr-split=component'))
  const seen = new Map()
  const walk = (c, via) => { if (seen.has(c.file)) return; seen.set(c.file, via); for (const k of c.imports ?? []) walk(m[k], c.file) }
  walk(m['index.html'], ''); walk(r, '')
  return [...seen].map(([f, via]) => [f.replace(/^assets\//, '').replace(/-[^-]+\.js$/, ''), brotliCompressSync(readFileSync(join(build, f))).length, via.replace(/-[^-]+\.js$/, '')])
}
const route = process.argv[2]
const a = show('/work/main/dist/client', route), b = show('dist/client', route)
const A = new Map(a.map(([n, s]) => [n, s])), B = new Map(b.map(([n, s, v]) => [n, [s, v]]))
for (const [n, [s, v]] of B) if (A.get(n) !== s) console.log(n, A.get(n), '->', s, 'via', v)
for (const [n, s] of A) if (!B.has(n)) console.log('gone', n, s)
console.log(a.reduce((x, [, s]) => x + s, 0), b.reduce((x, [, s]) => x + s, 0))
