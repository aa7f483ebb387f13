import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { icoFile } from './ico.ts'

/** A PNG's fixed first bytes, the name of its first chunk, and its width and height. */
const picture = (width: number, length: number): Buffer => {
  const bytes = Buffer.alloc(length)
  bytes.write('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(width, 20)
  return bytes
}

/** The pictures of an .ico file by the width it says they have. */
const picturesIn = (file: Buffer): [number, Buffer][] => {
  expect([...file.subarray(0, 4)]).toEqual([0, 0, 1, 0])
  return Array.from({ length: file.readUInt16LE(4) }, (_, index) => {
    const entry = file.subarray(6 + 16 * index)
    const offset = entry.readUInt32LE(12)
    return [entry.readUInt8(0), file.subarray(offset, offset + entry.readUInt32LE(8))]
  })
}

test('every picture is found where the file says it is', () => {
  const [small, large] = [picture(16, 40), picture(48, 100)]
  expect(picturesIn(icoFile([small, large]))).toEqual([
    [16, small],
    [48, large],
  ])
})

test('the icon that is served has the sizes that are asked for, and is small', () => {
  const file = readFileSync(join(import.meta.dirname, '../../../public/favicon.ico'))
  const pictures = picturesIn(file)
  expect(pictures.map(([width]) => width)).toEqual([16, 32, 48])
  for (const [width, png] of pictures) {
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect(png.readUInt32BE(16)).toBe(width)
  }
  expect(file.length).toBeLessThan(6_000)
})
