import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, pack } from 'tar-stream'
import { BackupError } from './errors.ts'
import {
  about,
  type BackupHeader,
  aboutFile,
  type Manifest,
  manifest,
  manifestFile,
} from './manifest.ts'
import { isSealed, seal, unseal, UnsealError } from './sealing.ts'

type Bytes = AsyncIterable<Buffer>

/** A file of the archive. */
export type Entry = { readonly name: string; readonly bytes: number; readonly body: Bytes }

const inMemory = (name: string, value: unknown): Entry => {
  const json = Buffer.from(`${JSON.stringify(value, null, 2)}\n`)
  return { name, bytes: json.length, body: Readable.from([json]) }
}

/** Passes the bytes on; what they were is known at the end. */
const measured = (body: Bytes) => {
  const hash = createHash('sha256')
  let bytes = 0
  async function* pass(): AsyncGenerator<Buffer> {
    for await (const chunk of body) {
      hash.update(chunk)
      bytes += chunk.length
      yield chunk
    }
  }
  return { body: pass(), result: () => ({ bytes, sha256: hash.digest('hex') }) }
}

const packed = (described: BackupHeader, entries: AsyncIterable<Entry>): Bytes => {
  const tar = pack()
  const files: Manifest['files'] = []
  const add = async ({ name, bytes, body }: Entry): Promise<void> => {
    const { body: passing, result } = measured(body)
    await pipeline(passing, tar.entry({ name, size: bytes, mode: 0o600, mtime: new Date(0) }))
    files.push({ name, ...result() })
  }
  const addAll = async (): Promise<void> => {
    await add(inMemory(aboutFile, described))
    for await (const entry of entries) await add(entry)
    await add(inMemory(manifestFile, { files } satisfies Manifest))
    tar.finalize()
  }
  addAll().catch((error: Error) => tar.destroy(error))
  return Readable.from(tar)
}

/** A tar file, compressed and, with a passphrase, encrypted; written in bounded memory. */
export const writeArchive = (
  described: BackupHeader,
  entries: AsyncIterable<Entry>,
  passphrase: string | undefined,
  write: (bytes: Bytes) => Promise<void>,
): Promise<void> =>
  pipeline(packed(described, entries), createGzip(), (zipped: Bytes) =>
    write(passphrase === undefined ? zipped : seal(zipped, passphrase)),
  )

async function* opened(source: Bytes, passphrase: string | undefined): AsyncGenerator<Buffer> {
  const chunks = source[Symbol.asyncIterator]()
  const first = await chunks.next()
  if (first.done) throw new BackupError('The file is empty')
  async function* whole(): AsyncGenerator<Buffer> {
    yield first.value
    yield* { [Symbol.asyncIterator]: () => chunks }
  }
  if (!isSealed(first.value)) return yield* whole()
  if (passphrase === undefined)
    throw new BackupError('The backup is encrypted: give its passphrase with --passphrase-file')
  yield* unseal(whole(), passphrase)
}

/** What somebody else packed must not be written elsewhere. */
const plainPath = /^[a-z0-9_-]+(\/[a-z0-9_-]+)*(\.[a-z0-9]+)?$/

const readText = async (body: Bytes): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of body) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

type Reader = {
  /** Called first; throws if the backup is of no use here. */
  readonly about?: (described: BackupHeader) => void | Promise<void>
  readonly file: (name: string, body: Bytes) => Promise<void>
}

/** For example a full disk, which says nothing about the backup. */
const isOfSystem = (error: unknown): error is Error => error instanceof Error && 'syscall' in error

const inWords = (error: unknown): Error => {
  if (error instanceof BackupError || isOfSystem(error)) return error
  if (error instanceof UnsealError) return new BackupError(error.message, { cause: error })
  return new BackupError('The backup is damaged or cut off', { cause: error })
}

/** The error of what failed first: a stream that is stopped for it says so as well. */
const bothOf = async (reading: Promise<void>, taking: Promise<void>): Promise<void> => {
  const [read, taken] = await Promise.allSettled([reading, taking])
  const isReason = (reason: unknown) => reason instanceof BackupError || isOfSystem(reason)
  if (taken.status === 'rejected' && isReason(taken.reason)) throw taken.reason
  if (read.status === 'rejected') throw read.reason
  if (taken.status === 'rejected') throw taken.reason
}

/**
 * Reads a whole backup and checks every byte of it. Only when it returns is the backup known to be
 * good: until then, use nothing of what `reader` was given.
 */
export const readArchive = async (
  source: Bytes,
  passphrase: string | undefined,
  reader: Reader,
): Promise<BackupHeader> => {
  const tar = extract()
  const found: Manifest['files'] = []
  let described: BackupHeader | undefined
  let contents: Manifest | undefined

  const takeEntry = async (name: string, entry: Bytes): Promise<void> => {
    if (contents || (described === undefined) !== (name === aboutFile) || !plainPath.test(name))
      throw new BackupError('The file is not a backup of Modak')
    const { body, result } = measured(entry)
    if (name === manifestFile) {
      contents = manifest.parse(JSON.parse(await readText(body)))
      return
    }
    if (name === aboutFile) {
      described = about.parse(JSON.parse(await readText(body)))
      await reader.about?.(described)
    } else await reader.file(name, body)
    found.push({ name, ...result() })
  }

  const takeAll = async (): Promise<void> => {
    for await (const entry of tar) await takeEntry(entry.header.name, Readable.from(entry))
  }

  const stop = (error: Error): never => {
    tar.destroy(error)
    throw error
  }
  const reading = pipeline(opened(source, passphrase), createGunzip(), tar).catch(stop)
  try {
    await bothOf(reading, takeAll().catch(stop))
  } catch (error) {
    throw inWords(error)
  }
  if (!described || !contents || JSON.stringify(found) !== JSON.stringify(contents.files))
    throw new BackupError('The backup is damaged or cut off')
  return described
}
