import { PassThrough, type Readable } from 'node:stream'

type Entry = {
  readonly name: string
  /** Called when its turn comes. */
  readonly open: () => Readable
  /** Archives and workbooks are compressed already. */
  readonly isCompressed?: boolean
}

/** An archive, written while its files are: one after the other. An error in one ends it. */
export async function* zipBytes(entries: readonly Entry[]): AsyncGenerator<Buffer> {
  const { ZipFile } = await import('yazl')
  const zip = new ZipFile()
  const out = new PassThrough()
  const fail = (error: unknown): unknown => out.destroy(error as Error)
  zip.on('error', fail)
  let current: Readable | undefined
  // Nobody reads on once the download is broken off.
  out.once('close', () => current?.destroy())
  for (const { name, open, isCompressed = false } of entries) {
    zip.addReadStreamLazy(name, { compress: !isCompressed }, (give) => {
      current = open()
      current.once('error', fail)
      give(null, current)
    })
  }
  zip.end()
  zip.outputStream.pipe(out)
  yield* out
}
