import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'

const inflate = promisify(inflateRaw)

type Entry = { readonly name: string; readonly bytes: Buffer }

/** A workbook of 2 MB holds some 20 MB of text. */
const mostBytes = 64 * 1024 * 1024
const mostEntries = 200

const centralEnd = Buffer.from('PK\u0005\u0006', 'latin1')
const central = 0x02_01_4b_50
const deflated = 8

/**
 * The files of an archive, as its central directory lists them: undefined if it is damaged, or
 * larger than any table once it is unpacked, whatever size it says.
 */
export const unpack = async (bytes: Buffer): Promise<Entry[] | undefined> => {
  try {
    const end = bytes.lastIndexOf(centralEnd)
    const count = bytes.readUInt16LE(end + 10)
    if (count > mostEntries) return undefined
    const entries: Entry[] = []
    let at = bytes.readUInt32LE(end + 16)
    let left = mostBytes
    for (let n = 0; n < count; n += 1) {
      if (bytes.readUInt32LE(at) !== central) return undefined
      const [method, size] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 20)]
      const [nameLength, start] = [bytes.readUInt16LE(at + 28), bytes.readUInt32LE(at + 42)]
      const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
      const body = start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28)
      const packed = bytes.subarray(body, body + size)
      const whole = method === deflated ? await inflate(packed, { maxOutputLength: left }) : packed
      left -= whole.length
      if (left <= 0) return undefined
      entries.push({ name, bytes: whole })
      at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
    }
    return entries
  } catch {
    return undefined
  }
}
