import type { ReactNode } from 'react'
import { language } from '#app/i18n/language.ts'
import type { SankalpLine } from '#contract/guide/sankalp/lines.ts'

/** A line as `write` has it, but for the names within it that stay as they were typed: those are of the page's language. */
export function inScripts(
  { text, inOwnScript }: SankalpLine,
  write: (text: string) => string,
): ReactNode[] {
  const parts: ReactNode[] = []
  let rest = text
  for (const name of inOwnScript) {
    const [before = ''] = rest.split(name, 1)
    rest = rest.slice(before.length + name.length)
    parts.push(
      write(before),
      <bdi key={parts.length} lang={language}>
        {name}
      </bdi>,
    )
  }
  return [...parts, write(rest)]
}
