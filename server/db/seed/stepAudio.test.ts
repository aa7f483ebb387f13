import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSeedFiles } from './files.ts'

const audioFolder = join(import.meta.dirname, '../../../public/audio')
const mostBytes = 4_000_000

const { rites } = await readSeedFiles(import.meta.dirname)
const spoken = rites.flatMap(({ id, steps }) =>
  steps.flatMap(({ id: step, mantra }) => (mantra ? [{ name: `${id}/${step}`, mantra }] : [])),
)
const files = readdirSync(audioFolder).filter((name) => name.startsWith('rite-'))

describe('The recitation of each step of the seeded rites', () => {
  it.each(spoken)('is there, with the times of its lines: $name', ({ mantra }) => {
    const { lines, recording, mantraId } = mantra
    if (!recording) {
      expect(mantraId).toBeDefined()
      return
    }
    expect(recording.isSynthesised).toBe(true)
    const starts = lines.map(({ startMs = -1 }) => startMs)
    expect(starts).toEqual([...new Set(starts)].toSorted((a, b) => a - b))
    expect(starts[0]).toBeGreaterThan(0)
    expect(starts.at(-1)).toBeLessThan(recording.durationMs - 1000)
    const mp3 = readFileSync(join(audioFolder, recording.url.replace('/audio/', '')))
    expect(mp3.length).toBe(recording.bytes)
    // 32 kbit/s: four bytes a millisecond.
    expect(mp3.length / 4).toBeGreaterThan(recording.durationMs)
    expect(mp3.length / 4).toBeLessThan(recording.durationMs * 1.05)
  })

  it('is made once for all steps that say the same, and for nothing else', () => {
    const used = new Set(spoken.flatMap(({ mantra }) => mantra.recording?.url ?? []))
    expect([...used].toSorted()).toEqual(files.map((name) => `/audio/${name}`).toSorted())
  })

  it('stays within the size the repository allows', () => {
    const bytes = files.map((name) => readFileSync(join(audioFolder, name)).length)
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(mostBytes)
  })
})
