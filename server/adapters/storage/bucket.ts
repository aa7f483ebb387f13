import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { S3mini, S3ServiceError } from 's3mini'
import { codeOf } from '#server/errors.ts'
import { certificateWords } from '#server/systemErrors/certificates.ts'
import { type Part, StorageError } from './port.ts'

export type BucketSettings = {
  /** Without the bucket's name and without a slash at its end. */
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

type BucketFile = { readonly key: string; readonly bytes: number; readonly changedAt: Date }

/** A bucket at any provider that speaks S3. What cannot be done throws a `StorageError`. */
export type Bucket = {
  /** Stores it atomically; a large file as a multipart upload. */
  readonly put: (key: string, body: Blob | Readable) => Promise<void>
  readonly find: (key: string) => Promise<{ bytes: number } | undefined>
  readonly get: (key: string, part?: Part) => Promise<{ bytes: number; body: Readable } | undefined>
  readonly remove: (key: string) => Promise<void>
  readonly list: (prefix: string) => Promise<BucketFile[]>
}

/** How long the bucket may take to begin its answer. */
const answerMs = 10_000

/** The slowest line, in bytes a millisecond, on which a file still arrives there. */
const slowest = 50

const bytesOf = (body: unknown): number =>
  body instanceof Blob ? body.size : body instanceof Uint8Array ? body.byteLength : 0

/**
 * The timeout applies only until the response starts, because streaming a recording may take an
 * hour.
 */
const fetchInTime =
  (answer: number): typeof fetch =>
  async (input, init) => {
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(), answer + bytesOf(init?.body) / slowest)
    try {
      return await fetch(input, { ...init, signal: late.signal })
    } finally {
      clearTimeout(timer)
    }
  }

/** What was wrong first. */
const causeOf = (error: unknown): unknown =>
  error instanceof Error && error.cause !== undefined ? causeOf(error.cause) : error

/** Never in the client's own words, which may repeat what was sent. */
const reasonOf = (error: unknown): string => {
  if (error instanceof S3ServiceError) {
    const code = error.serviceCode === 'Unknown' ? '' : error.serviceCode
    return `it answered ${error.status} ${code ?? ''}`.trimEnd()
  }
  if (error instanceof Error && error.name === 'AbortError') return 'it did not answer in time'
  const code = codeOf(error)
  const certificate = error instanceof Error && certificateWords(code, error)
  if (certificate) return certificate.replace(/\.$/, '')
  return /^[A-Z_\d]+$/.test(code) ? `connecting failed with ${code}` : 'the connection failed'
}

/** A HEAD response does not distinguish a missing file from a missing bucket. */
const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceError &&
  error.status === 404 &&
  !(error.body ?? '').includes('NoSuchBucket')

export const openBucket = (
  { endpoint, bucket, ...account }: BucketSettings,
  answer = answerMs,
): Bucket => {
  const client = new S3mini({
    ...account,
    endpoint: `${endpoint}/${bucket}`,
    fetch: fetchInTime(answer),
  })

  const asking = async <T>(ask: () => Promise<T>): Promise<T> => {
    try {
      return await ask()
    } catch (error) {
      throw new StorageError(`The bucket ${bucket} cannot be used: ${reasonOf(causeOf(error))}`)
    }
  }

  const ifThere = <T>(ask: () => Promise<T>): Promise<T | undefined> =>
    asking(() =>
      ask().catch((error: unknown) => {
        if (isMissing(causeOf(error))) return undefined
        throw error
      }),
    )

  const lengthOf = (response: Response): number => Number(response.headers.get('content-length'))

  return {
    put: async (key, body) => {
      const data = body instanceof Blob ? body : (Readable.toWeb(body) as globalThis.ReadableStream)
      await asking(() => client.putAnyObject(key, data))
    },
    find: async (key) => {
      const bytes = await ifThere(() => client.getContentLength(key))
      return bytes === undefined ? undefined : { bytes }
    },
    get: async (key, part) => {
      const response = await ifThere(() =>
        part
          ? client.getObjectRaw(key, false, part.first, part.last + 1)
          : client.getObjectRaw(key),
      )
      if (!response) return undefined
      const body = response.body
        ? Readable.fromWeb(response.body as ReadableStream)
        : Readable.from([])
      return { bytes: lengthOf(response), body }
    },
    remove: async (key) => {
      await asking(() => client.deleteObject(key))
    },
    list: async (prefix) => {
      const found = await asking(() => client.listObjects('/', prefix))
      if (!found) throw new StorageError(`The bucket ${bucket} does not exist`)
      return found.map(({ Key, Size, LastModified }) => ({
        key: Key,
        bytes: Number(Size),
        changedAt: new Date(LastModified),
      }))
    },
  }
}
