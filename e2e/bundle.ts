import { build } from 'vite'

/** A module with all it imports, as one script that sets the global `name`. */
export async function bundle(entry: string, name: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, copyPublicDir: false, lib: { entry, formats: ['iife'], name } },
  })
  const [bundled] = Array.isArray(output) ? output : [output]
  const chunk = bundled && 'output' in bundled ? bundled.output[0] : undefined
  if (!chunk) throw new Error('Nothing was built')
  return chunk.code
}
