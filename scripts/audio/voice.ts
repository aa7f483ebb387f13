import { join } from 'node:path'
import { melodyOf, type Note, type Syllable } from './melody.ts'
import { addAt, gainOf, peakOf, readWav, samplesIn, type Pcm } from './pcm.ts'
import { spell, type Phrase } from './speech.ts'
import { run, words } from './tools.ts'

/** espeak-ng moves the pitch 0.7 % per percent asked for: these are the ratios 8:9, 1 and 9:8. */
const pitchOf: Record<Note, string> = { ni: '-17%', sa: '+0%', re: '+17%' }

const voices = join(import.meta.dirname, 'voices')
const secondGain = gainOf(-8)
const secondDelay = samplesIn(0.018)

/**
 * One phrase at `speed` words a minute: the lead voice with a softer second behind it, beginning
 * with its first sound and not with silence.
 */
export async function sing(phrase: Phrase, speed: number, folder: string): Promise<Pcm> {
  const markup = markupOf(melodyOf(phrase))
  const lead = await speak(markup, speed, 'lead', folder)
  const second = await speak(markup, speed, 'second', folder)
  const start = firstSound(lead)
  const sung = new Float32Array(lead.length - start + secondDelay)
  addAt(sung, lead.subarray(start), 0)
  addAt(sung, second.subarray(start), secondDelay, secondGain)
  return release(sung)
}

/** Runs of syllables on one note share a tag: a tag per syllable would lengthen the text tenfold. */
function markupOf(syllables: Syllable[]): string {
  const runs: { note: Note; letters: string[] }[] = []
  for (const { akshara, note } of syllables) {
    const current = runs.at(-1)
    if (current?.note === note) current.letters.push(spell(akshara))
    else runs.push({ note, letters: [spell(akshara)] })
  }
  return runs
    .map(({ note, letters }) => `<prosody pitch="${pitchOf[note]}">${letters.join(' ')}</prosody>`)
    .join(' ')
}

async function speak(markup: string, speed: number, voice: string, folder: string): Promise<Pcm> {
  const wav = join(folder, `${voice}.wav`)
  // by a short path: espeak-ng forgets a voice file's name after 40 letters
  const options = words(`--load -v ./${voice} -s ${speed} -a 80 -m -z -w`)
  await run('espeak-ng', [...options, wav, markup], voices)
  return readWav(wav)
}

function firstSound(pcm: Pcm): number {
  const threshold = peakOf(pcm) * 0.02
  return pcm.findIndex((sample) => Math.abs(sample) > threshold)
}

/** The voice stops dead at the end of a phrase; let its last 120 ms die away. */
function release(pcm: Pcm): Pcm {
  const length = Math.min(samplesIn(0.12), pcm.length)
  return pcm.map((sample, i) => sample * Math.min(1, (pcm.length - i) / length))
}
