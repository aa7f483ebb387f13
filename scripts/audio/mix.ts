import { join } from 'node:path'
import {
  activeLevel,
  addAt,
  gainOf,
  peakOf,
  readWav,
  sampleRate,
  writeWav,
  type Pcm,
} from './pcm.ts'
import { run, words } from './tools.ts'

/** How far below the voice the tanpura is. */
const droneDecibels = -14

/** Level of the sum, and the few peaks more than 13 dB above it are rounded off. */
const mixDecibels = -19
const limiter = `alimiter=limit=${gainOf(mixDecibels + 13).toFixed(3)}:attack=3:release=60:level=0`

/** LAME scales what it encodes by 0.95. */
const lameDecibels = -0.45

/**
 * EBU R 128, aiming at −16 LUFS with peaks under −1.5 dBTP in the finished file; encoding itself
 * moves the peaks a little, hence the extra half decibel. The range is the widest possible: drone
 * alone and drone with voice are meant to differ.
 */
const loudness = { integrated: -16 - lameDecibels, truePeak: -2 - lameDecibels, range: 50 }

/**
 * A synthetic voice sounds all its harmonics on one beat, which buzzes and leaves no headroom.
 * All-pass filters here spread them in time: the peaks fall by 3.5 dB.
 */
const spreadHertz = [200, 300, 450, 650, 900, 1300, 1900, 2700]

const tone = 'highpass 70 equalizer 220 1q +2 treble -3 4500'
/** Vowels differ by 6 dB; brings them, and the consonants, nearer to one another. */
const evenness = 'gain -n -3 compand 0.003,0.1 6:-70,-70,-40,-34,-20,-17,0,-12 -3'
const room = 'gain -3 reverb 38 55 65 100 8 -2 gain -n -3'

const bitRate = '48k'
const artist = 'Modak (synthesised voice)'
const comment = 'Synthesised voice and tanpura, not a recording of a reciter'

/** Rounds the voice off and gives it a small room. */
export async function placeInRoom(voice: Pcm, wav: string, folder: string): Promise<void> {
  const dry = join(folder, 'voice-dry.wav')
  await writeWav(dry, scaled(voice, 0.5 / peakOf(voice)))
  const spread = spreadHertz.map((hertz) => `allpass ${hertz} 0.7q`).join(' ')
  await run('sox', [dry, wav, ...words(`${tone} ${spread} ${evenness} ${room}`)])
}

/** Sums voice and drone at their set distance. */
export async function mixDown(voiceWav: string, droneWav: string, wav: string): Promise<void> {
  const voice = await readWav(voiceWav)
  const drone = await readWav(droneWav)
  if (drone.length < voice.length) throw new Error('the tanpura ends before the voice')
  const level = gainOf(droneDecibels) * (activeLevel(voice) / activeLevel(drone))
  const mix = Float32Array.from(voice)
  addAt(mix, drone, 0, level)
  await writeWav(wav, scaled(mix, gainOf(mixDecibels) / activeLevel(mix)))
}

/** Measures, then applies one constant gain, so that the level never pumps; encodes to MP3. */
export async function encode(wav: string, mp3: string, title: string): Promise<void> {
  const target = `I=${loudness.integrated}:TP=${loudness.truePeak}:LRA=${loudness.range}`
  const measured = report(await filter(wav, `${limiter},loudnorm=${target}:print_format=json`))
  const known = [
    `measured_I=${measured['input_i']}:measured_TP=${measured['input_tp']}`,
    `measured_LRA=${measured['input_lra']}:measured_thresh=${measured['input_thresh']}`,
    `offset=${measured['target_offset']}:linear=true:print_format=json`,
  ].join(':')
  const tags = [`title=${title}`, `artist=${artist}`, `comment=${comment}`]
  const chain = `${limiter},loudnorm=${target}:${known}`
  const applied = report(
    await run('ffmpeg', [
      ...words('-hide_banner -nostdin -y -i'),
      wav,
      '-af',
      chain,
      ...words(`-ac 1 -ar ${sampleRate} -c:a libmp3lame -b:a ${bitRate}`),
      ...words('-map_metadata -1 -fflags +bitexact -flags:a +bitexact -id3v2_version 3'),
      ...tags.flatMap((tag) => ['-metadata', tag]),
      mp3,
    ]),
  )
  if (applied['normalization_type'] !== 'linear') {
    throw new Error(`${title}: too peaky for ${loudness.integrated} LUFS without pumping`)
  }
}

function filter(wav: string, chain: string): Promise<string> {
  return run('ffmpeg', ['-hide_banner', '-nostdin', '-i', wav, '-af', chain, '-f', 'null', '-'])
}

/** The JSON that loudnorm prints among ffmpeg's other lines. */
function report(stderr: string): Record<string, unknown> {
  const json: unknown = JSON.parse(/\{[^{}]*"input_i"[^{}]*\}/u.exec(stderr)?.[0] ?? '{}')
  return Object.fromEntries(Object.entries(Object(json)))
}

function scaled(pcm: Pcm, gain: number): Pcm {
  return pcm.map((sample) => sample * gain)
}
