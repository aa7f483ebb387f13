import { join } from 'node:path'
import { bundle } from '#e2e/bundle.ts'

/** The whole almanac with what it uses of astronomy-engine, as one script that sets `Almanac`. */
export const bundleAlmanac = (): Promise<string> =>
  bundle(join(import.meta.dirname, 'almanacEntry.ts'), 'Almanac')
