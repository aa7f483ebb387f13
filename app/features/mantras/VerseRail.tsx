import { mantras } from '#app/i18n/en/mantras.ts'
import { useWords } from '#app/i18n/words.ts'
import type { MantraLine } from '#contract/mantras.ts'
import { versesOf } from './versesOf.ts'

/** Beside the text where there is space: a way to each verse, by its number and its first words. */
export function VerseRail({ lines }: { lines: readonly MantraLine[] }) {
  const words = useWords(mantras)
  return (
    <nav aria-label={words.whole.rail} className="verse-rail not-printed">
      <ol>
        {versesOf(lines).map(({ number, lines: [first] }) => (
          <li key={number}>
            <a href={`#verse-${number}`}>
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
