/**
 * Makes the seeded mantras' recordings: `npm run audio`, or `npm run audio -- <slug> …` for some.
 * Each is a synthesised voice over a synthesised tanpura; real recordings replace them in /admin.
 */
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeDrone } from './drone.ts'
import { encode, mixDown, placeInRoom } from './mix.ts'
import { addAt, samplesIn, type Pcm } from './pcm.ts'
import { paceOf, planOf, type Plan } from './plan.ts'
import { readMantras, writeRecordings, type Mantra, type Recording } from './seed.ts'
import { phrasesOf } from './speech.ts'
import { sing } from './voice.ts'

const audioFolder = join(import.meta.dirname, '../../public/audio')
/** At a danda inside a line. */
const phrasePauseSeconds = 0.45

async function main(slugs: string[]): Promise<void> {
  const mantras = await readMantras()
  const unknown = slugs.filter((slug) => !mantras.some((mantra) => mantra.slug === slug))
  if (unknown.length > 0) throw new Error(`no such mantra: ${unknown.join(', ')}`)
  await mkdir(audioFolder, { recursive: true })
  const made = new Map<string, Recording>()
  for (const mantra of mantras) {
    if (slugs.length > 0 && !slugs.includes(mantra.slug)) continue
    const recording = await withTempFolder((folder) => record(mantra, folder))
    made.set(mantra.slug, recording)
    console.log(`${mantra.slug}: ${recording.durationMs / 1000} s, ${recording.bytes} bytes`)
  }
  await writeRecordings(mantras, made)
}

async function record(mantra: Mantra, folder: string): Promise<Recording> {
  const pace = paceOf(mantra.lines.length, mantra.kind)
  const sounds: Pcm[] = []
  for (const { text } of mantra.lines) {
    sounds.push(await singLine(text, pace.wordsPerMinute, folder))
  }
  const timed = mantra.lines.map(({ verse }, i) => ({ verse, samples: sounds[i]?.length ?? 0 }))
  const plan = planOf(timed, pace)
  const wav = (name: string) => join(folder, `${name}.wav`)
  await placeInRoom(recite(sounds, plan), wav('voice'), folder)
  await makeDrone(plan.length, wav('drone'), folder)
  await mixDown(wav('voice'), wav('drone'), wav('mix'))
  const file = `${mantra.slug}.mp3`
  await encode(wav('mix'), join(audioFolder, file), mantra.title)
  const { size: bytes } = await stat(join(audioFolder, file))
  const { starts: _, length: _samples, ...times } = plan
  const { repetitions } = pace
  return { file, bytes, isSynthesised: true, ...times, repetitions }
}

async function singLine(text: string, speed: number, folder: string): Promise<Pcm> {
  const phrases: Pcm[] = []
  for (const phrase of phrasesOf(text)) phrases.push(await sing(phrase, speed, folder))
  const pause = samplesIn(phrasePauseSeconds)
  const spoken = phrases.reduce((sum, phrase) => sum + phrase.length, 0)
  const line = new Float32Array(spoken + pause * Math.max(0, phrases.length - 1))
  let at = 0
  for (const phrase of phrases) {
    addAt(line, phrase, at)
    at += phrase.length + pause
  }
  return line
}

/** Every line at each of its places, on an otherwise silent track. */
function recite(sounds: Pcm[], plan: Plan): Pcm {
  const track = new Float32Array(plan.length)
  for (const starts of plan.starts) {
    starts.forEach((start, i) => addAt(track, sounds[i] ?? new Float32Array(), start))
  }
  return track
}

async function withTempFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'modak-audio-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
