import { useQuery } from '@tanstack/react-query'
import { sungLine } from '#app/i18n/en/sungLine.ts'
import { useWords } from '#app/i18n/words.ts'
import { readQuery } from '#app/queries.ts'
import { useWriting } from '#app/script/useWriting.ts'
import { VisuallyHidden } from '#app/ui/VisuallyHidden.tsx'
import type { Mantra } from '#contract/mantras/public.ts'
import { usePlayerState } from './PlayerContext.ts'
import { lineAt, scoreOf } from './score.ts'
import { type Track, textOf } from './tracks.ts'

/** The line that is sung and its verse, wherever its mantra was started; until then the title. */
export function SungLine({ track }: { track: Track }) {
  const { data: mantra } = useQuery(readQuery('getMantra', { id: textOf(track) }))
  return mantra ? <Sung track={track} mantra={mantra} /> : <span>{track.title}</span>
}

function Sung({ track, mantra }: { track: Track; mantra: Mantra }) {
  const words = useWords(sungLine)
  const { lines, language } = mantra
  const { script, lang, write } = useWriting(language)
  const index = usePlayerState(({ position }) => lineAt(scoreOf(mantra), position * 1000))
  const line = lines[index ?? -1]
  const verses = [...new Set(lines.map(({ verse }) => verse))]
  const font = line?.needsFullFont ? 'font-mantra-full' : 'font-mantra'
  if (!line) return <span>{track.title}</span>
  return (
    <>
      <VisuallyHidden>{track.title}</VisuallyHidden>
      <span lang={lang} className={script === 'devanagari' ? font : `script-${script}`}>
        {write(line).replace(/\s*[।॥|].*$/, '')}
      </span>
      {verses.length > 1 && (
        <span className="player-verse">
          {words.verse(verses.indexOf(line.verse) + 1)}
          <span> {words.ofVerses(verses.length)}</span>
        </span>
      )}
    </>
  )
}
