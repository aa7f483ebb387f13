import { pages } from '#app/i18n/en/pages/pages.ts'
import { useWords } from '#app/i18n/words.ts'
import { WrittenHtml } from '#app/ui/WrittenHtml.tsx'
import type { PageSection } from './sectionsOf.ts'

/** Fewer sections fit on the screen. */
const many = 6

/** Text with a list of its sections, if there are many. */
export function Policy({ intro, sections }: { intro: string; sections: readonly PageSection[] }) {
  const words = useWords(pages)
  const linked = sections.map(({ id, heading, html }) => `<h2 id="${id}">${heading}</h2>${html}`)
  return (
    <div className="policy">
      {sections.length >= many && (
        <nav aria-labelledby="contents" className="policy-contents">
          <h2 id="contents">{words.contents}</h2>
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <WrittenHtml html={intro + linked.join('')} className="prose" />
    </div>
  )
}
