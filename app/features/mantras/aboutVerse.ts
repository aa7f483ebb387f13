import type { Mantra, MantraVerse } from '#contract/mantras/public.ts'

const hasOneVerse = ({ lines }: Pick<Mantra, 'lines'>): boolean =>
  lines.every(({ verse }) => verse === lines[0]?.verse)

type Text = Pick<Mantra, 'lines' | 'verses' | 'meaning' | 'inEnglish'>

/** The notes beside a verse. For a text of one verse, the meaning of the whole. */
export function aboutVerse(mantra: Text, number: number): MantraVerse | undefined {
  const notes: MantraVerse | undefined = mantra.verses?.find(({ verse }) => verse === number)
  if (!hasOneVerse(mantra)) return notes
  const about = { meaning: mantra.meaning, ...notes, verse: number }
  if (!__IS_TRANSLATED__ || !mantra.inEnglish) return about
  return { ...about, inEnglish: [...mantra.inEnglish, ...(notes?.inEnglish ?? [])] }
}

/** Whether the notes beside the verses cover the whole meaning. */
export const hasMeaningPerVerse = (mantra: Text): boolean =>
  mantra.lines.every(({ verse }) => aboutVerse(mantra, verse)?.meaning)
