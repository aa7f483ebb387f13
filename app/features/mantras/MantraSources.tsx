import { mantraPage } from '#app/i18n/en/mantras/mantraPage.ts'
import { useWords } from '#app/i18n/words.ts'
import { alwaysEnglish } from '#app/ui/marked.tsx'

const address = /(https?:\/\/\S+)/

/** Where a text and its meaning come from, in rows, folded; a web address is shown by the name of its site. */
export function MantraSources({ sources }: { sources: string }) {
  const words = useWords(mantraPage)
  return (
    <details className="mt-4 max-w-2xl text-sm text-muted">
      <summary className="fold-summary">{words.sources}</summary>
      <ul lang={__IS_TRANSLATED__ ? alwaysEnglish : undefined}>
        {sources.split('\n').map((row) => (
          <li key={row} className="mt-1 wrap-anywhere">
            {row.split(address).map((part) =>
              address.test(part) ? (
                <a key={part} href={part} rel="noreferrer" className="text-link">
                  {siteOf(part)}
                </a>
              ) : (
                part
              ),
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}

const siteOf = (url: string): string => /^https?:\/\/(?:www\.)?([^/?#:]+)/.exec(url)?.[1] ?? url
