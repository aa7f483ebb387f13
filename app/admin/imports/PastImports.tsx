import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useAdmin } from '#app/admin/adminContext.ts'
import { ConfirmDialog } from '#app/admin/ConfirmDialog.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { useSend } from '#app/admin/useSend.ts'
import { dateAt, dateText } from '#app/i18n/dates.ts'
import { importing } from '#app/i18n/en/imports/importing.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { showToast } from '#app/ui/toasts.ts'
import type { ImportSummary, listImports, undoImport } from '#contract/imports/admin.ts'

type Props = {
  /** What this kind of list says of an import, and of what its way back does. */
  words: { summaryOf: (summary: ImportSummary) => string; undoText: (rows: number) => string }
  read: typeof listImports
  undo: typeof undoImport
}

/** What was imported so far, each with the way back. */
export function PastImports({ words: own, read, undo: undoEndpoint }: Props) {
  const words = useWords(importing)
  const { timeZone } = useAdmin()
  const queryClient = useQueryClient()
  const { data } = useRead(read, {})
  const [undoing, setUndoing] = useState<ImportSummary>()
  const { send, isBusy } = useSend()
  if (!data || data.items.length === 0) return null
  const undo = async ({ id }: ImportSummary) => {
    if (await send(undoEndpoint, { id })) showToast({ title: words.undone, tone: 'success' })
    setUndoing(undefined)
    void queryClient.invalidateQueries()
  }
  return (
    <section aria-labelledby="kept-imports" className="mt-8 max-w-3xl">
      <h2 id="kept-imports" className="text-xl">
        {words.pastImports}
      </h2>
      <ul className="card mt-2 divide-y divide-line overflow-hidden">
        {data.items.map((one) => (
          <li
            key={one.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3"
          >
            <span className="min-w-0">
              <span className="block font-semibold wrap-anywhere">{one.fileName}</span>
              <span className="block text-sm text-muted">
                {own.summaryOf(one)} ·{' '}
                {words.importedBy(
                  one.by.username ?? words.gone,
                  dateText(dateAt(Date.parse(one.at), timeZone)),
                )}
              </span>
            </span>
            {one.undoneAt === undefined ? (
              <Button
                variant="outline"
                size="small"
                aria-label={words.undoOf(one.fileName)}
                onClick={() => setUndoing(one)}
              >
                {words.undo}
              </Button>
            ) : (
              <Chip>{words.isUndone}</Chip>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={undoing !== undefined}
        title={words.undoTitle}
        confirm={words.undoIt}
        isBusy={isBusy}
        onClose={() => setUndoing(undefined)}
        onConfirm={() => undoing && void undo(undoing)}
      >
        <p>{own.undoText(undoing?.rows ?? 0)}</p>
      </ConfirmDialog>
    </section>
  )
}
