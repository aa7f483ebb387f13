import { open } from 'node:fs/promises'
import { ImageError } from './port.ts'

export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'avif'

const text = (head: Buffer, at: number, length: number): string =>
  head.toString('latin1', at, at + length)

/** The brand that a file of the MP4 family states. */
const brandOf = (head: Buffer): string | undefined =>
  text(head, 4, 4) === 'ftyp' ? text(head, 8, 4) : undefined

const formatAt = (head: Buffer): ImageFormat | undefined => {
  if (head.readUIntBE(0, 3) === 0xffd8ff) return 'jpeg'
  if (text(head, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(head, 0, 4) === 'RIFF' && text(head, 8, 4) === 'WEBP') return 'webp'
  return brandOf(head) === 'avif' ? 'avif' : undefined
}

const isHeic = (head: Buffer): boolean =>
  /^(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(brandOf(head) ?? '')

/** Several pictures in one file, stored differently by each kind. Only the first would remain. */
const isMoving = (head: Buffer, format: ImageFormat | undefined): boolean => {
  if (format === 'webp') return text(head, 12, 4) === 'VP8X' && (head.readUInt8(20) & 2) !== 0
  if (format === 'png') return head.includes('acTL')
  return text(head, 0, 4) === 'GIF8' || brandOf(head) === 'avis'
}

/**
 * Bytes needed to detect the format; the marker of an animated PNG comes after its colour chunks.
 */
const headBytes = 4096
const leastBytes = 32

/** What the file is, by its first bytes; anything we do not accept is refused with advice. */
export const imageFormatOf = async (path: string): Promise<ImageFormat> => {
  const file = await open(path)
  try {
    const head = Buffer.alloc(headBytes)
    const { bytesRead } = await file.read(head, 0, headBytes, 0)
    const format = bytesRead >= leastBytes ? formatAt(head) : undefined
    if (isMoving(head, format)) throw new ImageError({ code: 'pictures.moving' })
    if (format) return format
    throw new ImageError({ code: isHeic(head) ? 'pictures.heic' : 'pictures.otherFormat' })
  } finally {
    await file.close()
  }
}
