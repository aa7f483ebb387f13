import { join } from 'node:path'
import { build } from 'vite'

/** The whole almanac with what it uses of astronomy-engine, as one script that sets `Almanac`. */
export async function bundleAlmanac(): Promise<string> {
  const entry = join(import.meta.dirname, 'almanacEntry.ts')
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      copyPublicDir: false,
      lib: { entry, formats: ['iife'], name: 'Almanac' },
    },
  })
  const [bundle] = Array.isArray(output) ? output : [output]
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined
  if (!chunk) throw new Error('Nothing was built')
  return chunk.code
}
