import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'

/**
 * A sealed file: the mark (8 bytes), a salt (16), then chunks of 64 KiB, each followed by its
 * 16-byte AES-256-GCM tag; only the last chunk may be shorter. The key is scrypt(passphrase,
 * salt). Each nonce holds the chunk's number and whether it is the last, so chunks that are missing,
 * swapped or repeated are found; the mark and the salt are authenticated with every chunk.
 */
const mark = Buffer.from('MODAKBK1')
const saltBytes = 16
const tagBytes = 16
const chunkBytes = 64 * 1024
const headerBytes = mark.length + saltBytes

/** The passphrase is wrong, or the file was changed or cut off: they cannot be told apart. */
export class UnsealError extends Error {}

type Bytes = AsyncIterable<Buffer>

/** Every guess costs 64 MB of memory. */
const keyOf = (passphrase: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const cost = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 }
    scrypt(passphrase.normalize('NFKC'), salt, 32, cost, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })

/** Unique because every file has its own salt, and so its own key. */
const nonceOf = (index: number, isLast: boolean): Buffer => {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(index, 7)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

type Piece = { readonly bytes: Buffer; readonly index: number; readonly isLast: boolean }

/** Pieces of `size`; a full one waits until it is known whether it is the last. */
async function* cut(source: Bytes, size: number): AsyncGenerator<Piece> {
  let held: Buffer[] = []
  let length = 0
  let index = 0
  for await (const bytes of source) {
    held.push(bytes)
    length += bytes.length
    if (length <= size) continue
    let rest = Buffer.concat(held)
    for (; rest.length > size; rest = rest.subarray(size), index += 1)
      yield { bytes: rest.subarray(0, size), index, isLast: false }
    held = [rest]
    length = rest.length
  }
  yield { bytes: Buffer.concat(held), index, isLast: true }
}

export const isSealed = (start: Buffer): boolean => start.subarray(0, mark.length).equals(mark)

/** Encrypts a stream in bounded memory. */
export async function* seal(source: Bytes, passphrase: string): AsyncGenerator<Buffer> {
  const header = Buffer.concat([mark, randomBytes(saltBytes)])
  const key = await keyOf(passphrase, header.subarray(mark.length))
  yield header
  for await (const { bytes, index, isLast } of cut(source, chunkBytes)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(index, isLast)).setAAD(header)
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
  }
}

async function* skipHeader(source: Bytes, use: (header: Buffer) => void): AsyncGenerator<Buffer> {
  let start = Buffer.alloc(0)
  for await (const bytes of source) {
    if (start.length === headerBytes) {
      yield bytes
      continue
    }
    const both = Buffer.concat([start, bytes])
    start = both.subarray(0, headerBytes)
    if (start.length < headerBytes) continue
    use(start)
    if (both.length > headerBytes) yield both.subarray(headerBytes)
  }
}

const open = ({ bytes, index, isLast }: Piece, key: Buffer, header: Buffer): Buffer => {
  if (bytes.length < tagBytes) throw new UnsealError('The file is cut off')
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(index, isLast), {
    authTagLength: tagBytes,
  })
  decipher.setAAD(header).setAuthTag(bytes.subarray(-tagBytes))
  const plain = decipher.update(bytes.subarray(0, -tagBytes))
  try {
    decipher.final()
  } catch {
    throw new UnsealError('The passphrase is wrong, or the file is damaged')
  }
  return plain
}

/**
 * Decrypts what `seal` wrote. Every chunk is checked before it is passed on, but only the end of
 * the stream shows that the file is whole: use nothing before that.
 */
export async function* unseal(source: Bytes, passphrase: string): AsyncGenerator<Buffer> {
  let header: Buffer | undefined
  let key: Buffer | undefined
  const sealed = skipHeader(source, (found) => {
    header = found
  })
  for await (const piece of cut(sealed, chunkBytes + tagBytes)) {
    if (!header || !isSealed(header)) throw new UnsealError('The file is not an encrypted backup')
    key ??= await keyOf(passphrase, header.subarray(mark.length))
    yield open(piece, key, header)
  }
}
