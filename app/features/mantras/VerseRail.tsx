import { mantras } from '#app/i18n/en/mantras.ts'
import { useWords } from '#app/i18n/words.ts'
import type { MantraPage } from '#contract/mantras.ts'
import { useSungLine } from './useSungLine.ts'
import { versesOf } from './versesOf.ts'

/** Beside the text where there is space: a way to each verse, by its number and its first words. */
export function VerseRail({ mantra }: { mantra: MantraPage }) {
  const words = useWords(mantras)
  const { lines } = mantra
  const sung = lines[useSungLine(mantra) ?? -1]?.verse
  return (
    <nav aria-label={words.whole.rail} className="verse-rail not-printed">
      <ol>
        {versesOf(lines).map(({ number, lines: [first] }) => (
          <li key={number}>
            <a
              href={`#verse-${number}`}
              className="verse-way"
              aria-current={number === sung || undefined}
            >
              <span lang="sa" aria-hidden>
                {new Intl.NumberFormat('en', { numberingSystem: 'deva' }).format(number)}
              </span>
              <span lang="sa-Latn">{first?.iast.split(' ').slice(0, 2).join(' ')}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
