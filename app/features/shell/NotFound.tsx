import type { ReactNode } from 'react'
import { shell } from '#app/i18n/en/shell/shell.ts'
import { useWords } from '#app/i18n/words.ts'
import { Shrine } from '#app/ui/motifs/Shrine.tsx'
import { Notice } from '#app/ui/Notice.tsx'

/** Shown in place of a page, with suggestions. */
export function NotFound({ suggestions }: { suggestions: ReactNode }) {
  const words = useWords(shell)
  return (
    <div className="pb-10">
      <Notice motif={<Shrine />} title={words.notFoundTitle} headingLevel={1}>
        {words.notFoundText}
      </Notice>
      {suggestions}
    </div>
  )
}
