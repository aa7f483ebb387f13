import { language } from '#app/i18n/language.ts'
import { languageTag, scripts } from '#app/script/scripts.ts'
import type { ScriptWriter } from '#app/script/useScript.ts'
import { marked } from '#app/ui/marked.tsx'
import type { MantraPage } from '#contract/mantras/public.ts'
import { useSungLine } from './useSungLine.ts'
import { versesOf } from './versesOf.ts'

type Props = { mantra: MantraPage; writing: ScriptWriter }

/** A way to each verse, by its number and its heading or first words. */
export function VerseIndex({ mantra, writing }: Props) {
  const { lines, verses } = mantra
  const sung = lines[useSungLine(mantra) ?? -1]?.verse
  const numbers = new Intl.NumberFormat('en', { numberingSystem: scripts[writing.script].digits })
  return (
    <ol>
      {versesOf(lines).map(({ number, lines: [first] }) => {
        const about = verses?.find(({ verse }) => verse === number)
        return (
          <li key={number}>
            <a
              href={`#verse-${number}`}
              className="verse-way"
              aria-current={number === sung || undefined}
            >
              <span lang={writing.lang} className="verse-number" aria-hidden>
                {numbers.format(number)}
              </span>
              {about?.heading
                ? __IS_TRANSLATED__
                  ? marked(about, 'heading')
                  : about.heading
                : first && <FirstWords line={first} language={mantra.language} writing={writing} />}
            </a>
          </li>
        )
      })}
    </ol>
  )
}

/** In Latin letters, which readers of English know. */
function FirstWords({
  line,
  language: of,
  writing,
}: Pick<Props, 'writing'> & Pick<MantraPage, 'language'> & { line: MantraPage['lines'][number] }) {
  const isEnglish = language === 'en'
  const text = isEnglish ? line.iast : writing.write(line)
  return (
    <span lang={isEnglish ? languageTag('iast', of) : writing.lang}>
      {text.split(' ').slice(0, 2).join(' ')}
    </span>
  )
}
