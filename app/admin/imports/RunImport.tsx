import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { useUpload } from '#app/admin/useUpload.ts'
import { uploadFile } from '#app/api/uploadFile.ts'
import { importing } from '#app/i18n/en/imports/importing.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { CheckboxField } from '#app/ui/CheckboxField.tsx'
import { showToast } from '#app/ui/toasts.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { ImportSummary } from '#contract/imports/admin.ts'
import { type Columns, queryOf } from './columns.ts'

type Props = {
  file: File
  id: string
  columns: Columns
  /** What else the import is sent with. */
  more?: Readonly<Record<string, string>>
  /** Lines that are imported in any case, and those to check. */
  count: number
  doubtful: number
  imported: Pick<Endpoint<never, unknown, ImportSummary>, 'method' | 'path' | 'access' | 'output'>
  onImported: () => void
}

/** The step that imports a list as it was read. */
export function RunImport(props: Props) {
  const { file, id, columns, more = {}, count, doubtful, imported, onImported } = props
  const words = useWords(importing)
  const queryClient = useQueryClient()
  const { isSending, failure, run } = useUpload(words.unclear)
  const [withDoubtful, setWithDoubtful] = useState(false)
  const all = count + (withDoubtful ? doubtful : 0)
  const handleImport = () =>
    void run(async (way) => {
      const query = new URLSearchParams({
        ...queryOf(columns),
        ...more,
        id,
        fileName: file.name,
        withDoubtful: String(withDoubtful),
      })
      const path = `${imported.path}?${query}`
      const { rows } = await uploadFile({ endpoint: imported, path, file, ...way })
      showToast({ title: words.imported(rows), tone: 'success' })
      void queryClient.invalidateQueries()
      onImported()
    })
  return (
    <>
      {doubtful > 0 && (
        <CheckboxField
          className="mt-3"
          label={words.withDoubtful(doubtful)}
          checked={withDoubtful}
          onChange={({ target }) => setWithDoubtful(target.checked)}
        />
      )}
      <FailureNotice failure={failure} />
      {all > 0 && (
        <Button className="mt-4" isBusy={isSending} onClick={handleImport}>
          {words.run(all)}
        </Button>
      )}
    </>
  )
}
