import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Whether recordings can be re-encoded on this machine. */
export const hasFfmpeg = ((): boolean => {
  try {
    execFileSync('ffmpeg', ['-version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

/** One channel of 16 bits at 8 kHz. */
export const wav = (seconds: number, loudness = 0.1): Buffer => {
  const rate = 8000
  const samples = Math.round(rate * seconds)
  const file = Buffer.alloc(44 + samples * 2)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + samples * 2, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(rate * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(samples * 2, 40)
  for (let at = 0; at < samples; at += 1) {
    const level = Math.sin((2 * Math.PI * 220 * at) / rate) * 32_767 * loudness
    file.writeInt16LE(Math.round(level), 44 + at * 2)
  }
  return file
}

/** One that states its length at its beginning; 8 bits at 1 kHz, so hours are a few megabytes. */
export const wavOfHours = (hours: number): Buffer => {
  const file = Buffer.concat([wav(0), Buffer.alloc(hours * 3600 * 1000, 0x80)])
  file.writeUInt32LE(file.length - 8, 4)
  file.writeUInt32LE(1000, 24)
  file.writeUInt32LE(1000, 28)
  file.writeUInt16LE(1, 32)
  file.writeUInt16LE(8, 34)
  file.writeUInt32LE(file.length - 44, 40)
  return file
}

/** A real one, the temple's own. */
export const mp3 = (): Buffer =>
  readFileSync(join(import.meta.dirname, '../../public/audio/om-gam-ganapataye-namah.mp3'))

/** The LUFS of a whole file. */
export const loudnessOf = (path: string): number => {
  const { stderr } = spawnSync('ffmpeg', ['-i', path, '-af', 'ebur128', '-f', 'null', '-'])
  return Number(/I:\s+(-?[\d.]+) LUFS\s+Threshold[\s\S]*$/.exec(String(stderr))?.[1])
}
