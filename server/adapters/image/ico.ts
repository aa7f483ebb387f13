const headerBytes = 6
const entryBytes = 16

/** Square PNG pictures, each of less than 256 pixels, as one .ico file. */
export const icoFile = (images: readonly Buffer[]): Buffer => {
  const header = Buffer.alloc(headerBytes)
  // 1 says icon, 2 would be a cursor.
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(images.length, 4)
  let offset = headerBytes + entryBytes * images.length
  const entries = images.map((image) => {
    // A PNG begins with eight fixed bytes and IHDR's length and name; the width follows them.
    const width = image.readUInt32BE(16)
    const entry = Buffer.alloc(entryBytes)
    entry.writeUInt8(width, 0)
    entry.writeUInt8(width, 1)
    entry.writeUInt16LE(1, 4)
    entry.writeUInt16LE(32, 6)
    entry.writeUInt32LE(image.length, 8)
    entry.writeUInt32LE(offset, 12)
    offset += image.length
    return entry
  })
  return Buffer.concat([header, ...entries, ...images])
}
