import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.xml'])

/** Below this size the headers cost more than compression saves. */
const worthwhileBytes = 500

const encodings = [
  {
    suffix: '.br',
    encode: (bytes: Buffer): Promise<Buffer> =>
      promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  },
  {
    suffix: '.gz',
    encode: (bytes: Buffer): Promise<Buffer> => promisify(gzip)(bytes, { level: 9 }),
  },
]

/**
 * Writes `.br` and `.gz` beside every text file that gets smaller. This effort is
 * too slow for compressing on request.
 */
export const compressFolder = async (folder: string): Promise<void> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(files.map(compressFile))
}

const compressFile = async (file: string): Promise<void> => {
  const bytes = await readFile(file)
  await Promise.all(
    encodings.map(async ({ suffix, encode }) => {
      const encoded = bytes.length > worthwhileBytes ? await encode(bytes) : bytes
      if (encoded.length < bytes.length) await writeFile(file + suffix, encoded)
      // A copy from an earlier run may hold another file's bytes.
      else await rm(file + suffix, { force: true })
    }),
  )
}

if (import.meta.main) await compressFolder(join(import.meta.dirname, '../../dist/client'))
