import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { useUpload } from '#app/admin/useUpload.ts'
import { uploadFile } from '#app/api/uploadFile.ts'
import { dateText } from '#app/i18n/dates.ts'
import { adminImports } from '#app/i18n/en/imports/adminImports.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { CheckboxField } from '#app/ui/CheckboxField.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { exactRupees } from '#contract/payments/exactRupees.ts'
import {
  importPastGifts,
  type ImportLine,
  type ImportPreview,
  importStates,
} from '#contract/imports/admin.ts'

type Props = { file: File; preview: ImportPreview; id: string; onImported: () => void }

const tones = { new: 'durva', same: 'saffron', doubtful: 'gold', unreadable: 'kumkum' } as const

/** What becomes of each line, and the step that imports them. */
export function ImportLines({ file, preview, id, onImported }: Props) {
  const words = useWords(adminImports)
  const queryClient = useQueryClient()
  const { isSending, failure, run } = useUpload(words.unclear)
  const [withDoubtful, setWithDoubtful] = useState(false)
  const { counts, amount, columns, lines } = preview
  const count = counts.new + (withDoubtful ? counts.doubtful : 0)
  const handleImport = () =>
    void run(async (way) => {
      const query = new URLSearchParams({
        ...Object.fromEntries(Object.entries(columns).map(([name, at]) => [name, `${at}`])),
        id,
        fileName: file.name,
        withDoubtful: String(withDoubtful),
      })
      const path = `${importPastGifts.path}?${query}`
      const { rows } = await uploadFile({ endpoint: importPastGifts, path, file, ...way })
      showToast({ title: words.imported(rows), tone: 'success' })
      void queryClient.invalidateQueries()
      onImported()
    })
  const all = Object.values(counts).reduce((sum, each) => sum + each, 0)
  return (
    <Card as="section" className="mt-5 p-5">
      <div role="status">
        <h2 className="text-xl">{words.counts.new(counts.new)}</h2>
        {amount > 0 && <p className="text-muted">{words.worth(amount)}</p>}
        <ul className="mt-2 list-disc pl-5">
          {importStates
            .filter((state) => state !== 'new' && counts[state] > 0)
            .map((state) => (
              <li key={state}>{words.counts[state](counts[state])}</li>
            ))}
        </ul>
      </div>
      {counts.doubtful > 0 && (
        <CheckboxField
          className="mt-3"
          label={words.withDoubtful(counts.doubtful)}
          checked={withDoubtful}
          onChange={({ target }) => setWithDoubtful(target.checked)}
        />
      )}
      <FailureNotice failure={failure} />
      {count > 0 && (
        <Button className="mt-4" isBusy={isSending} onClick={handleImport}>
          {words.run(count)}
        </Button>
      )}
      {lines.length < all && <p className="mt-4 text-muted">{words.firstOnly(lines.length)}</p>}
      <Lines lines={lines} />
    </Card>
  )
}

function Lines({ lines }: { lines: readonly ImportLine[] }) {
  const words = useWords(adminImports)
  return (
    <ul aria-label={words.preview} className="mt-4 divide-y divide-line border-t border-line">
      {lines.map(({ number, state, reasons, name, day, amount, about }) => (
        <li
          key={number}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
        >
          <span className="min-w-0">
            <span className="block font-semibold wrap-anywhere">
              <span className="font-normal text-muted">
                {words.line} {number}{' '}
              </span>
              {name}
            </span>
            <span className="block text-sm text-muted wrap-anywhere">
              {[day && dateText(day), about, ...reasons].filter(Boolean).join(' · ')}
            </span>
          </span>
          <span className="flex items-center gap-3">
            <Chip tone={tones[state]}>{words.states[state]}</Chip>
            {amount !== undefined && <b className="tabular-nums">{exactRupees(amount)}</b>}
          </span>
        </li>
      ))}
    </ul>
  )
}
