import { open } from 'node:fs/promises'

/** `demuxer` is ffmpeg's name for it; without `extension` it is offered only after re-encoding. */
export type Format = {
  readonly demuxer: string
  readonly extension?: 'mp3' | 'm4a' | 'ogg'
  readonly isAt: (head: Buffer) => boolean
}

const text = (head: Buffer, at: number, length: number): string =>
  head.toString('latin1', at, at + length)

/** A frame of MPEG audio: eleven ones, then a layer that exists (ISO 11172-3), or ADTS without one. */
const hasSync = (head: Buffer, isLayered: boolean): boolean =>
  head[0] === 0xff &&
  ((head[1] ?? 0) & 0xe0) === 0xe0 &&
  (((head[1] ?? 0) & 0x06) !== 0) === isLayered

/** The formats of recorders and phones, recognised by their first bytes alone. */
const formats: readonly Format[] = [
  {
    demuxer: 'mp3',
    extension: 'mp3',
    isAt: (head) => text(head, 0, 3) === 'ID3' || hasSync(head, true),
  },
  { demuxer: 'mov', extension: 'm4a', isAt: (head) => text(head, 4, 4) === 'ftyp' },
  { demuxer: 'ogg', extension: 'ogg', isAt: (head) => text(head, 0, 4) === 'OggS' },
  {
    demuxer: 'wav',
    isAt: (head) => text(head, 0, 4) === 'RIFF' && text(head, 8, 4) === 'WAVE',
  },
  { demuxer: 'flac', isAt: (head) => text(head, 0, 4) === 'fLaC' },
  { demuxer: 'matroska', isAt: (head) => head.readUInt32BE(0) === 0x1a45dfa3 },
  { demuxer: 'aac', isAt: (head) => hasSync(head, false) },
]

const headBytes = 16

/** The format of a file; undefined for everything else. */
export const formatOf = async (path: string): Promise<Format | undefined> => {
  const file = await open(path)
  try {
    const head = Buffer.alloc(headBytes)
    const { bytesRead } = await file.read(head, 0, headBytes, 0)
    if (bytesRead < headBytes) return undefined
    return formats.find(({ isAt }) => isAt(head))
  } finally {
    await file.close()
  }
}
