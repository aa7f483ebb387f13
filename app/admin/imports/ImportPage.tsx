import { type ReactNode, useState } from 'react'
import { BackLink } from '#app/admin/BackLink.tsx'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { FileField, tables } from '#app/admin/FileField.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { useUpload } from '#app/admin/useUpload.ts'
import { uploadFile } from '#app/api/uploadFile.ts'
import { importing } from '#app/i18n/en/imports/importing.ts'
import { useWords } from '#app/i18n/words.ts'
import { Card } from '#app/ui/Card.tsx'
import type { Endpoint } from '#contract/endpoint.ts'
import { largestImportFile } from '#contract/imports/admin.ts'
import { type Columns, queryOf } from './columns.ts'
import { ImportColumns } from './ImportColumns.tsx'

export type ReadList<Preview> = {
  file: File
  preview: Preview
  /** Names the import: made when the file was read, so that it is imported once. */
  id: string
}

type AnyPreview = {
  headings: string[]
  sample: string[][]
  columns: Columns
  isUnknown: boolean
}

type Props<Preview> = {
  words: {
    title: string
    intro: string
    all: string
    file: string
    fileHint: string
    fields: Readonly<Record<string, string>>
  }
  /** The page above. */
  back: string
  previewed: Pick<Endpoint<never, unknown, Preview>, 'method' | 'path' | 'access' | 'output'>
  pastImports: ReactNode
  /** What becomes of each line, and the step that imports them. */
  children: (read: ReadList<Preview>, onImported: () => void) => ReactNode
}

/** A list of the temple's: read first, shown line by line, and imported in one step. */
export function ImportPage<Preview extends AnyPreview>(props: Props<Preview>) {
  const { words: own, back, previewed, pastImports, children } = props
  const words = useWords(importing)
  const { isSending, failure, forget, run } = useUpload(words.failed)
  const [read, setRead] = useState<ReadList<Preview>>()
  const [isTooLarge, setIsTooLarge] = useState(false)
  const readFile = (file: File, columns: Columns) =>
    void run(async (way) => {
      const path = `${previewed.path}?${new URLSearchParams(queryOf(columns))}`
      const preview = await uploadFile({ endpoint: previewed, path, file, ...way })
      setRead({ file, preview, id: crypto.randomUUID() })
    })
  const choose = (file: File | undefined) => {
    setRead(undefined)
    forget()
    setIsTooLarge((file?.size ?? 0) > largestImportFile)
    if (file && file.size <= largestImportFile) readFile(file, {})
  }
  return (
    <TabPage title={own.title} intro={own.intro}>
      <BackLink to={back}>{own.all}</BackLink>
      <Card as="section" className="mt-3 max-w-3xl p-5">
        <FileField
          label={own.file}
          hint={own.fileHint}
          error={isTooLarge ? words.tooLarge : undefined}
          accept={tables}
          isBusy={isSending}
          onChoose={choose}
        />
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
            fields={own.fields}
            isBusy={isSending}
            onChoose={(columns) => readFile(read.file, columns)}
          />
          {!read.preview.isUnknown && children(read, () => setRead(undefined))}
        </>
      )}
      {pastImports}
    </TabPage>
  )
}
