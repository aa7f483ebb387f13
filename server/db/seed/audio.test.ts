import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

type Mantra = { position: number; lines: { text: string }[] }
type Recording = {
  file: string
  bytes: number
  durationMs: number
  isSynthesised: boolean
  lineStartsMs: number[]
  repetitions: number
  recitationMs?: number
}

const seedFolder = import.meta.dirname
const audioFolder = join(seedFolder, '../../../public/audio')
const mostBytes = { mantras: 14_000_000, aartis: 10_000_000 }

const recordings = readJson('audio.json') as Record<string, Recording>
const textsOf = (folder: string) =>
  readdirSync(join(seedFolder, folder))
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({
      slug: name.slice(0, -'.json'.length),
      ...(readJson(join(folder, name)) as Mantra),
    }))
    .sort((a, b) => a.position - b.position)
const mantras = [...textsOf('mantras'), ...textsOf('aartis')]

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(join(seedFolder, path), 'utf8'))
}

/** Where the sound begins: after an ID3v2 tag, whose size is written with seven bits a byte. */
function soundStart(mp3: Buffer): number {
  if (mp3.toString('latin1', 0, 3) !== 'ID3') return 0
  return 10 + mp3.subarray(6, 10).reduce((size, byte) => size * 128 + byte, 0)
}

describe('the recordings of the seeded mantras', () => {
  it('exist for every mantra, in the same order, and for nothing else', () => {
    expect(Object.keys(recordings)).toEqual(mantras.map(({ slug }) => slug))
  })

  it('stay within the size the repository allows', () => {
    for (const [folder, most] of Object.entries(mostBytes)) {
      const sizes = textsOf(folder).map(({ slug }) => recordings[slug]?.bytes ?? 0)
      expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(most)
    }
  })

  it.each(mantras)('are as described: $slug', ({ slug, lines }) => {
    const recording = recordings[slug]
    if (!recording) throw new Error('no recording')
    const { file, bytes, durationMs, lineStartsMs, repetitions } = recording
    const mp3 = readFileSync(join(audioFolder, file))
    expect(mp3.length).toBe(bytes)
    // eleven set bits open an MPEG frame, and the two bits of layer III follow the version's two
    const start = soundStart(mp3)
    expect(mp3.readUInt16BE(start) & 0xffe6).toBe(0xffe2)
    expect(lineStartsMs).toHaveLength(lines.length)
    expect(lineStartsMs).toEqual([...new Set(lineStartsMs)].sort((a, b) => a - b))
    expect(lineStartsMs[0]).toBeGreaterThan(0)
    expect(lineStartsMs.at(-1)).toBeLessThan(durationMs)
    const { recitationMs = durationMs } = recording
    expect(Math.max(1, Math.floor((durationMs - (lineStartsMs[0] ?? 0)) / recitationMs))).toBe(
      repetitions,
    )
  })
})
