import { readFile, writeFile } from 'node:fs/promises'

/** Sound in memory: one channel, samples in −1…1. */
export type Pcm = Float32Array

/** The voice's own rate, used throughout so that nothing is resampled. */
export const sampleRate = 22050

const headerBytes = 44

export function samplesIn(seconds: number): number {
  return Math.round(seconds * sampleRate)
}

/** Reads a 16-bit mono WAV file. */
export async function readWav(path: string): Promise<Pcm> {
  const bytes = await readFile(path)
  const rate = bytes.readUInt32LE(24)
  if (rate !== sampleRate) throw new Error(`${path}: ${rate} Hz, expected ${sampleRate}`)
  const start = bytes.indexOf('data') + 8
  const pcm = new Float32Array(Math.floor((bytes.length - start) / 2))
  return pcm.map((_, i) => bytes.readInt16LE(start + 2 * i) / 32768)
}

/** Writes a 16-bit mono WAV file; refuses sound that would clip. */
export async function writeWav(path: string, pcm: Pcm): Promise<void> {
  if (peakOf(pcm) >= 1) throw new Error(`${path}: would clip`)
  const bytes = Buffer.alloc(headerBytes + 2 * pcm.length)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(bytes.length - 8, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(sampleRate, 24)
  bytes.writeUInt32LE(2 * sampleRate, 28)
  bytes.writeUInt16LE(2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(2 * pcm.length, 40)
  pcm.forEach((sample, i) => bytes.writeInt16LE(Math.round(sample * 32767), headerBytes + 2 * i))
  await writeFile(path, bytes)
}

export function peakOf(pcm: Pcm): number {
  return pcm.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)
}

/** Adds `sound` into `onto` in place; what lies past its end is left out. */
export function addAt(onto: Pcm, sound: Pcm, at: number, gain = 1): void {
  const length = Math.min(sound.length, onto.length - at)
  for (let i = 0; i < length; i += 1) {
    onto[at + i] = (onto[at + i] ?? 0) + gain * (sound[i] ?? 0)
  }
}

export function gainOf(decibels: number): number {
  return 10 ** (decibels / 20)
}

/** Root mean square of the sounding parts: 50 ms blocks within 30 dB of the loudest. */
export function activeLevel(pcm: Pcm): number {
  const block = samplesIn(0.05)
  const powers = Array.from({ length: Math.floor(pcm.length / block) }, (_, i) => {
    const part = pcm.subarray(i * block, (i + 1) * block)
    return part.reduce((sum, sample) => sum + sample * sample, 0) / block
  })
  const loudest = powers.reduce((most, power) => Math.max(most, power), 0)
  const active = powers.filter((power) => power > loudest / 1000)
  return Math.sqrt(active.reduce((sum, power) => sum + power, 0) / Math.max(1, active.length))
}
