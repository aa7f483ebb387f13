import { inflateSync } from 'node:zlib'

const headerBytes = 44
const rowBytes = 20

/** The font inside a WOFF file, as shaping and PDFs need it (https://www.w3.org/TR/WOFF/). */
export const sfntOf = (woff: Buffer): Buffer => {
  const count = woff.readUInt16BE(12)
  const head = Buffer.alloc(12 + 16 * count)
  woff.copy(head, 0, 4, 8)
  const power = Math.floor(Math.log2(count))
  const searched = 16 * 2 ** power
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(searched, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE(16 * count - searched, 10)
  const parts: Buffer[] = [head]
  let offset = head.length
  for (let i = 0; i < count; i += 1) {
    const row = headerBytes + rowBytes * i
    const from = woff.readUInt32BE(row + 4)
    const packedLength = woff.readUInt32BE(row + 8)
    const length = woff.readUInt32BE(row + 12)
    const packed = woff.subarray(from, from + packedLength)
    const entry = 12 + 16 * i
    woff.copy(head, entry, row, row + 4)
    woff.copy(head, entry + 4, row + 16, row + 20)
    head.writeUInt32BE(offset, entry + 8)
    head.writeUInt32BE(length, entry + 12)
    const padding = Buffer.alloc(-length & 3)
    parts.push(packedLength === length ? packed : inflateSync(packed), padding)
    offset += length + padding.length
  }
  return Buffer.concat(parts)
}
