import { mantraPage } from '#app/i18n/en/mantras/mantraPage.ts'
import { useWords } from '#app/i18n/words.ts'
import { isRoman, languageTag } from '#app/script/scripts.ts'
import type { ScriptWriter } from '#app/script/useScript.ts'
import { langOf, marked } from '#app/ui/marked.tsx'
import type { Mantra, MantraVerse } from '#contract/mantras/public.ts'

type Props = { about: MantraVerse; writing: ScriptWriter; language: Mantra['language'] }

/** Below a verse: its meaning, and, folded, its words one by one. */
export function VerseMeaning({ about, writing, language }: Props) {
  const words = useWords(mantraPage)
  const { heading, meaning, words: glossed } = about
  return (
    <div className="verse-meaning">
      <h2>
        {heading ? (__IS_TRANSLATED__ ? marked(about, 'heading') : about.heading) : words.meaning}
      </h2>
      {meaning && <p>{__IS_TRANSLATED__ ? marked(about, 'meaning') : about.meaning}</p>}
      {glossed && (
        <details>
          <summary>
            <h3>{words.wordByWord}</h3>
          </summary>
          <dl lang={__IS_TRANSLATED__ ? langOf(about, 'words') : undefined}>
            {glossed.map(({ word, iast, meaning: text }, index) => (
              <div key={index}>
                <dt>
                  <span lang={writing.lang} className={`verse-word script-${writing.script}`}>
                    {writing.write({ text: word, iast })}
                  </span>
                  {!isRoman(writing.script) && (
                    <span lang={languageTag('iast', language)} className="mantra-iast">
                      {iast}
                    </span>
                  )}
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  )
}
