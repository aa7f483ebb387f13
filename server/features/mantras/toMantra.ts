import type { Mantra, MantraLine, MantraVerse } from '#contract/mantras/public.ts'
import recordings from '#server/db/seed/audio.json' with { type: 'json' }
import { toIast } from '#server/devanagari/iast.ts'
import type { LineRecord, MantraRecord } from './repository.ts'
import { needsFullFont } from '#server/devanagari/sanskritFont.ts'
import type { VerseRecord } from './verseRepository.ts'

type Line = Omit<LineRecord, 'mantraId'>

const toLine = ({ text, verse, startMs }: Line): MantraLine => ({
  text,
  iast: toIast(text),
  verse,
  ...(needsFullFont(text) && { needsFullFont: true }),
  ...(startMs !== undefined && { startMs }),
})

const toVerse = ({ words, ...verse }: VerseRecord): MantraVerse => ({
  ...verse,
  ...(words && {
    words: words.map(({ word, meaning }) => ({ word, iast: toIast(word), meaning })),
  }),
})

/** The app's own recordings by file, of which it is known how often they repeat their text. */
const recitations: ReadonlyMap<string, number> = new Map(
  Object.values(recordings).flatMap((recording) =>
    'recitationMs' in recording ? [[`/audio/${recording.file}`, recording.recitationMs]] : [],
  ),
)

/** From one recitation to the next; undefined for a recording with one, or one of the temple's. */
const recitationMsOf = (audioUrl: string): number | undefined => recitations.get(audioUrl)

/** Audio is offered only with its size and length, which saving and display need. */
export const toAudio = (record: MantraRecord): Pick<Mantra, 'audioUrl' | 'audio'> => {
  const { audioUrl, audioBytes: bytes, audioDurationMs: durationMs } = record
  if (audioUrl === undefined || bytes === undefined || durationMs === undefined) return {}
  const recitationMs = recitationMsOf(audioUrl)
  return {
    audioUrl,
    audio: {
      bytes,
      durationMs,
      isSynthesised: record.audioIsSynthesised ?? false,
      ...(recitationMs !== undefined && { recitationMs }),
    },
  }
}

/** A mantra as it is shown, with everything derived from its text. */
export const toMantra = (
  record: MantraRecord,
  lines: readonly Line[],
  verses: readonly VerseRecord[] = [],
): Mantra => ({
  id: record.id,
  title: record.title,
  ...(record.origin !== undefined && { origin: record.origin }),
  sanskrit: lines.map(({ text }) => text).join('\n'),
  meaning: record.meaning,
  isFeatured: record.isFeatured,
  createdAt: record.createdAt,
  lines: lines.map(toLine),
  ...(verses.length > 0 && { verses: verses.map(toVerse) }),
  ...(record.meaningSource !== undefined && { sources: record.meaningSource }),
  ...toAudio(record),
  ...(record.kind !== 'mantra' && { kind: record.kind }),
  ...(record.language !== 'sa' && { language: record.language }),
  ...(record.aartiPosition !== undefined && { aartiPosition: record.aartiPosition }),
})
