import { useQuery } from '@tanstack/react-query'
import { sungLine } from '#app/i18n/en/audio/sungLine.ts'
import { useWords } from '#app/i18n/words.ts'
import { readQuery } from '#app/queries.ts'
import { useScript } from '#app/script/useScript.ts'
import { VisuallyHidden } from '#app/ui/VisuallyHidden.tsx'
import { marked } from '#app/ui/marked.tsx'
import type { Mantra } from '#contract/mantras/public.ts'
import { usePlayerState } from './PlayerContext.ts'
import { lineAt, scoreOf } from './score.ts'
import { isGuidedTrack, type Track, mantraIdOf } from './tracks.ts'

/** The line being sung, with its verse; the title until the first line. */
export function SungLine({ track }: { track: Track }) {
  // A step of a rite shows its line itself.
  return isGuidedTrack(track) ? <Title track={track} /> : <SungMantra track={track} />
}

const Title = ({ track }: { track: Track }) => (
  <span>{__IS_TRANSLATED__ ? marked(track, 'title') : track.title}</span>
)

function SungMantra({ track }: { track: Track }) {
  const { data: mantra } = useQuery(readQuery('getMantra', { id: mantraIdOf(track) }))
  return mantra ? <Sung track={track} mantra={mantra} /> : <Title track={track} />
}

function Sung({ track, mantra }: { track: Track; mantra: Mantra }) {
  const words = useWords(sungLine)
  const { lines, language } = mantra
  const { script, lang, write } = useScript(language)
  const index = usePlayerState(({ position }) => lineAt(scoreOf(mantra), position * 1000))
  const line = lines[index ?? -1]
  const verses = [...new Set(lines.map(({ verse }) => verse))]
  const font = line?.needsFullFont ? 'font-mantra-full' : 'font-mantra'
  if (!line) return <Title track={track} />
  return (
    <>
      <VisuallyHidden>{__IS_TRANSLATED__ ? marked(track, 'title') : track.title}</VisuallyHidden>
      <span lang={lang} className={script === 'devanagari' ? font : `script-${script}`}>
        {write(line).replace(/\s*[।॥|].*$/, '')}
      </span>
      {verses.length > 1 && (
        <span className="player-verse">
          {words.verse(verses.indexOf(line.verse) + 1, language)}
          <span> {words.ofVerses(verses.length)}</span>
        </span>
      )}
    </>
  )
}
