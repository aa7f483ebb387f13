import { ImportPage } from '#app/admin/imports/ImportPage.tsx'
import { PastImports } from '#app/admin/imports/PastImports.tsx'
import { adminImports } from '#app/i18n/en/imports/adminImports.ts'
import { useWords } from '#app/i18n/words.ts'
import { listImports, previewPastGifts, undoImport } from '#contract/imports/admin.ts'
import { ImportLines } from './ImportLines.tsx'

/** The register of a temple. */
export function ImportPastGifts() {
  const words = useWords(adminImports)
  return (
    <ImportPage
      words={words}
      back="devotees"
      previewed={previewPastGifts}
      pastImports={<PastImports words={words} read={listImports} undo={undoImport} />}
    >
      {(read, onImported) => <ImportLines key={read.id} {...read} onImported={onImported} />}
    </ImportPage>
  )
}
