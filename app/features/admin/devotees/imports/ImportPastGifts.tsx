import { useId, useState } from 'react'
import { BackLink } from '#app/admin/BackLink.tsx'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { useUpload } from '#app/admin/useUpload.ts'
import { uploadFile } from '#app/api/uploadFile.ts'
import { adminImports } from '#app/i18n/en/imports/adminImports.ts'
import { useWords } from '#app/i18n/words.ts'
import { Card } from '#app/ui/Card.tsx'
import { Field } from '#app/ui/Field.tsx'
import {
  type ImportPreview,
  largestImportFile,
  type PastGiftColumns,
  previewPastGifts,
} from '#contract/imports/admin.ts'
import { ImportColumns } from './ImportColumns.tsx'
import { ImportLines } from './ImportLines.tsx'
import { KeptImports } from './KeptImports.tsx'

type Read = {
  file: File
  preview: ImportPreview
  /** Names the import: made when the file was read, so that it is imported once. */
  id: string
}

/** The register of a temple: read first, shown line by line, and imported in one step. */
export function ImportPastGifts() {
  const words = useWords(adminImports)
  const id = useId()
  const { isSending, failure, forget, run } = useUpload(words.failed)
  const [read, setRead] = useState<Read>()
  const [isTooLarge, setIsTooLarge] = useState(false)
  const readFile = (file: File, columns: PastGiftColumns) =>
    void run(async (way) => {
      const query = new URLSearchParams(
        Object.entries(columns).map(([name, at]) => [name, `${at}`]),
      )
      const path = `${previewPastGifts.path}?${query}`
      const preview = await uploadFile({ endpoint: previewPastGifts, path, file, ...way })
      setRead({ file, preview, id: crypto.randomUUID() })
    })
  const choose = (file: File | undefined) => {
    setRead(undefined)
    forget()
    setIsTooLarge((file?.size ?? 0) > largestImportFile)
    if (file && file.size <= largestImportFile) readFile(file, {})
  }
  return (
    <TabPage title={words.title} intro={words.intro}>
      <BackLink to="devotees">{words.all}</BackLink>
      <Card as="section" className="mt-3 max-w-3xl p-5">
        <Field
          id={id}
          label={words.file}
          hint={words.fileHint}
          error={isTooLarge ? words.tooLarge : undefined}
        >
          {(described) => (
            <input
              {...described}
              type="file"
              accept=".csv,.txt,.tsv,.xls,.xlsx,text/csv,text/plain"
              disabled={isSending}
              onChange={({ target }) => choose(target.files?.[0])}
              className="field"
            />
          )}
        </Field>
        <FailureNotice failure={failure} />
        {isSending && (
          <p role="status" className="mt-3">
            {words.reading}
          </p>
        )}
      </Card>
      {read && (
        <>
          <ImportColumns
            key={`columns ${read.id}`}
            preview={read.preview}
            isBusy={isSending}
            onChoose={(columns) => readFile(read.file, columns)}
          />
          {!read.preview.isUnknown && (
            <ImportLines key={read.id} {...read} onImported={() => setRead(undefined)} />
          )}
        </>
      )}
      <KeptImports />
    </TabPage>
  )
}
