import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Language } from '#contract/languages.ts'

type Chunk = { file: string; imports?: string[]; src?: string; css?: string[] }
type Manifest = Record<string, Chunk>

const readManifest = (build: string): Manifest =>
  JSON.parse(readFileSync(join(build, '.vite/manifest.json'), 'utf8')) as Manifest

/** What every page loads before anything of its own. */
export function firstFiles(build: string): string[] {
  const manifest = readManifest(build)
  const { file, imports = [] } = manifest['index.html'] ?? { file: '' }
  return [file, ...imports.flatMap((key) => manifest[key]?.file ?? [])]
}

/** The styles that the document of a language loads. */
export function stylesOf(build: string, language: Language): string[] {
  const manifest = readManifest(language === 'en' ? build : join(build, language))
  return manifest['index.html']?.css ?? []
}

/**
 * A file with the hashes of others in it made from their names: those of their contents are noise, by
 * which the same code is a hundred bytes larger or smaller after brotli.
 */
const withSteadyHashes = (text: string): string =>
  text.replace(/([\w$.]+)-[a-z0-9]{7}(?=\.(?:js|css)\b)/g, (_, name: string) => {
    const digest = createHash('sha256').update(name).digest().readBigUInt64BE()
    return `${name}-${digest.toString(36).slice(-7)}`
  })

/**
 * Bytes of JavaScript (brotli) until a route is interactive: what the document loads with all its
 * static imports, and the route's own component and loader with theirs. Read from a finished client
 * build.
 */
export function routeBytes(build: string): Map<string, number> {
  const manifest = readManifest(build)
  const first = manifest['index.html']?.file ?? ''
  const chunks = Object.values(manifest)
  const withImports = (files: string[], seen = new Set<string>()): Set<string> => {
    for (const file of files) {
      if (seen.has(file)) continue
      seen.add(file)
      const { imports = [] } = chunks.find((chunk) => chunk.file === file) ?? {}
      withImports(
        imports.flatMap((key) => manifest[key]?.file ?? []),
        seen,
      )
    }
    return seen
  }
  const sizes = new Map<string, number>()
  const sizeOf = (file: string) => {
    const text = withSteadyHashes(readFileSync(join(build, file), 'utf8'))
    const bytes = sizes.get(file) ?? brotliCompressSync(text).length
    sizes.set(file, bytes)
    return bytes
  }
  return new Map(
    chunks
      .filter(({ src }) => /^app\/routes\/.*tsr-split=component/.test(src ?? ''))
      .map(({ src = '', file }) => {
        const all = [...withImports([first, file])]
        const total = all.reduce((sum, each) => sum + sizeOf(each), 0)
        return [src.replace(/^app\/routes\/(.*)\.tsx.*$/, '$1'), total]
      }),
  )
}
