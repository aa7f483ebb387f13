import { join } from 'node:path'
import { addAt, gainOf, readWav, sampleRate, samplesIn, writeWav, type Pcm } from './pcm.ts'
import { run, words } from './tools.ts'

/** The reciting note of the voice in hertz: measured from `voices/lead`. */
const sa = 116.05

/**
 * The strings of a tanpura in the order they are plucked. They are an octave above a man's
 * instrument: small speakers carry them, and the voice keeps the low octave to itself.
 */
const strings = [
  { name: 'pa', hertz: sa * 1.5, atSeconds: 0, decibels: -1 },
  { name: 'sa', hertz: sa * 2, atSeconds: 1.1, decibels: 0 },
  { name: 'sa-beating', hertz: sa * 2.003, atSeconds: 2.05, decibels: -1 },
  { name: 'kharaj', hertz: sa, atSeconds: 3, decibels: 2 },
]
const cycleSeconds = 4.6
const ringSeconds = 8
/** The finger leaves the string softly. */
const softSeconds = 0.03
/**
 * The fades at both ends, what the curved bridge adds to the strings, longer ringing, and a room.
 * The fades come first: after the reverb, sox takes half of the sound for its end.
 */
const bloom = `fade t 0.4 -0 4.5 gain -12 overdrive 6 12 highpass 80 lowpass 2600
  gain -n -6 compand 0.04,0.9 6:-80,-80,-50,-38,-35,-25,-12,-14,0,-12 -6
  gain -6 reverb 60 60 80 gain -n -6`

/** A tanpura for `length` samples, written to `wav`. */
export async function makeDrone(length: number, wav: string, folder: string): Promise<void> {
  const plucks = await Promise.all(strings.map((string) => pluck(string, folder)))
  const dry = join(folder, 'drone-dry.wav')
  await writeWav(dry, playCycles(plucks, length))
  await run('sox', [dry, wav, ...words(bloom)])
}

async function pluck(string: { name: string; hertz: number }, folder: string): Promise<Pcm> {
  const { name, hertz } = string
  const wav = join(folder, `${name}.wav`)
  const format = `-n -r ${sampleRate} -b 16 -c 1`
  const sound = `synth ${ringSeconds} pluck ${hertz} gain -9 fade t ${softSeconds} ${ringSeconds} 3`
  await run('sox', [...words(format), wav, ...words(sound)])
  return readWav(wav)
}

/** Cycle after cycle, none exactly like the last, swelling and ebbing over about forty seconds. */
function playCycles(plucks: Pcm[], length: number): Pcm {
  const sound = new Float32Array(length)
  const vary = variation()
  for (let cycle = 0; samplesIn(cycle * cycleSeconds) < length; cycle += 1) {
    const swell = 1.5 * Math.sin((2 * Math.PI * cycle * cycleSeconds) / 41)
    strings.forEach(({ atSeconds, decibels }, i) => {
      const late = i === 0 ? 0 : 0.05 * vary()
      const at = samplesIn(cycle * cycleSeconds + atSeconds + late)
      const level = decibels + vary() + (i === 0 ? -swell : swell)
      addAt(sound, plucks[i] ?? new Float32Array(), at, 0.3 * gainOf(level))
    })
  }
  return sound
}

/** Numbers in −1…1 that look random and are the same on every run (Park and Miller's generator). */
function variation(): () => number {
  let state = 108
  return () => {
    state = (state * 48271) % 2147483647
    return (2 * state) / 2147483647 - 1
  }
}
