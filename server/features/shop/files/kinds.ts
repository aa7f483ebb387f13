import { open } from 'node:fs/promises'
import { AppError } from '#server/errors.ts'

/** What is read of the beginning and of the end; a ZIP's index of its index is in the latter. */
type Ends = { readonly head: Buffer; readonly tail: Buffer; readonly bytes: number }

type Kind = {
  readonly extensions: readonly [string, ...string[]]
  readonly contentType: string
  readonly isAt: (head: Buffer) => boolean
  /** Its end is there too: the transfer to the sender's own disk may have been cut off. */
  readonly isWhole: (ends: Ends) => boolean
}

const endBytes = 66_000

const text = (from: Buffer, at: number, length: number): string =>
  from.toString('latin1', at, at + length)

const startsCalendar = (head: Buffer): boolean =>
  /^(?:\u00ef\u00bb\u00bf)?BEGIN:VCALENDAR\r?\n/.test(text(head, 0, 40))

/** Everything that a temple sells as a file, and that no device runs. */
const kinds: readonly Kind[] = [
  {
    extensions: ['pdf'],
    contentType: 'application/pdf',
    isAt: (head) => text(head, 0, 5) === '%PDF-',
    isWhole: ({ tail }) => tail.includes('%%EOF'),
  },
  {
    extensions: ['zip'],
    contentType: 'application/zip',
    isAt: (head) => text(head, 0, 4) === 'PK\x03\x04',
    isWhole: ({ tail }) => tail.includes('PK\x05\x06'),
  },
  {
    extensions: ['png'],
    contentType: 'image/png',
    isAt: (head) => text(head, 0, 8) === '\x89PNG\r\n\x1a\n',
    isWhole: ({ tail }) => tail.includes('IEND'),
  },
  {
    extensions: ['jpg', 'jpeg'],
    contentType: 'image/jpeg',
    isAt: (head) => head.readUIntBE(0, 3) === 0xffd8ff,
    isWhole: ({ tail }) => tail.includes(Buffer.from([0xff, 0xd9])),
  },
  {
    extensions: ['webp'],
    contentType: 'image/webp',
    isAt: (head) => text(head, 0, 4) === 'RIFF' && text(head, 8, 4) === 'WEBP',
    isWhole: ({ head, bytes }) => head.readUInt32LE(4) + 8 <= bytes,
  },
  {
    extensions: ['ics'],
    contentType: 'text/calendar; charset=utf-8',
    isAt: startsCalendar,
    isWhole: ({ tail }) => /END:VCALENDAR\s*$/.test(tail.toString('latin1')),
  },
  {
    extensions: ['mp3'],
    contentType: 'audio/mpeg',
    isAt: (head) =>
      text(head, 0, 3) === 'ID3' || (head[0] === 0xff && ((head[1] ?? 0) & 0xe6) === 0xe2),
    // An MP3 has no end mark, so it is played instead.
    isWhole: () => true,
  },
]

const refused = (detail: string): AppError => new AppError('unsupported_media_type', detail)

const unknownKind = (): AppError =>
  refused(
    'This kind of file cannot be sold here. Please upload a PDF, ZIP, MP3, PNG, JPEG, WebP or ICS file.',
  )

const damaged = (): AppError =>
  refused('This file is damaged or incomplete. Please check it and upload it again.')

const readEnds = async (path: string): Promise<Ends> => {
  const file = await open(path)
  try {
    const { size: bytes } = await file.stat()
    const length = Math.min(bytes, endBytes)
    const head = Buffer.alloc(length)
    const tail = Buffer.alloc(length)
    await file.read(head, 0, length, 0)
    await file.read(tail, 0, length, bytes - length)
    return { head, tail, bytes }
  } finally {
    await file.close()
  }
}

const assertPlays = async (path: string): Promise<void> => {
  const { parseFile } = await import('music-metadata')
  const parsed = await parseFile(path, { duration: true, skipCovers: true }).catch(() => undefined)
  const { duration = 0, codec = '' } = parsed?.format ?? {}
  if (duration <= 0 || !codec.endsWith('Layer 3')) throw damaged()
}

export type FileKind = { readonly extension: string; readonly contentType: string }

/** What a file is by its own bytes, whatever its name says; refused in words if it is not for sale. */
export const kindOf = async (path: string): Promise<FileKind & { names: readonly string[] }> => {
  const ends = await readEnds(path)
  if (ends.bytes === 0) throw refused('This file is empty.')
  if (ends.bytes < 16) throw unknownKind()
  const kind = kinds.find(({ isAt }) => isAt(ends.head))
  if (!kind) throw unknownKind()
  if (!kind.isWhole(ends)) throw damaged()
  const { extensions, contentType } = kind
  if (extensions[0] === 'mp3') await assertPlays(path)
  return { extension: extensions[0], contentType, names: extensions }
}

/**
 * The name buyers see. Its ending is that of the file's kind: a PDF called `x.html` would open as a
 * page.
 */
export const fileNameFor = (
  sent: string,
  { extension, names }: { readonly extension: string; readonly names: readonly string[] },
): string => {
  const plain = sent
    .replace(/^.*[/\\]/s, '')
    .replace(/[<>:"|?*\p{Cf}]/gu, '')
    .replace(/^[.\s]+/, '')
  const [, base = plain, ending = ''] = /^(.+)\.([^.]{1,10})$/.exec(plain) ?? []
  if (names.includes(ending.toLowerCase())) return plain
  return `${base.slice(0, 95).trim() || 'file'}.${extension}`
}
