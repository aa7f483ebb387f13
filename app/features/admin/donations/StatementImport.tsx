import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { type Failure, failureOf } from '#app/admin/failure.ts'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { FileField, tables } from '#app/admin/FileField.tsx'
import { keepFocusAt } from '#app/admin/keepFocusAt.ts'
import { adminStatement } from '#app/i18n/en/donations/adminStatement.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import {
  largestStatement,
  type StatementColumns,
  type StatementPreview,
} from '#contract/donations/bankStatementAdmin.ts'
import { sendStatement } from './sendStatement.ts'
import { StatementColumnsForm } from './StatementColumnsForm.tsx'
import { StatementMatches } from './StatementMatches.tsx'

type Read = { preview: StatementPreview; times: number }

/** Money on a bank statement, and the pledges it may belong to. Reading confirms nothing. */
export function StatementImport() {
  const words = useWords(adminStatement)
  const queryClient = useQueryClient()
  const [file, setFile] = useState<File>()
  const [read, setRead] = useState<Read>()
  const [failure, setFailure] = useState<Failure>()
  const [isBusy, setIsBusy] = useState(false)
  const results = useRef<HTMLDivElement>(null)
  // What had the focus is gone when the file was read again.
  const keepFocus = useEffectEvent((_times: number | undefined) => keepFocusAt(results.current))
  useEffect(() => keepFocus(read?.times), [read?.times])
  const isTooLarge = (file?.size ?? 0) > largestStatement
  const readFile = async (columns: Partial<StatementColumns>) => {
    if (!file || isTooLarge) return
    setIsBusy(true)
    setFailure(undefined)
    try {
      const preview = await sendStatement(file, columns)
      setRead((before) => ({ preview, times: (before?.times ?? 0) + 1 }))
    } catch (error) {
      setFailure(withMessage(failureOf(error), words.failed))
      setRead(undefined)
    } finally {
      setIsBusy(false)
    }
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    void readFile({})
  }
  const handleConfirmed = () => {
    void queryClient.invalidateQueries()
    void readFile(read?.preview.columns ?? {})
  }
  return (
    <div className="mt-6">
      <Card as="section" className="max-w-3xl p-5">
        <form noValidate onSubmit={handleSubmit}>
          <h2 className="text-xl">{words.heading}</h2>
          <p className="mt-1 mb-4 text-muted">{words.text}</p>
          <FileField
            label={words.file}
            hint={words.fileHint}
            error={isTooLarge ? words.tooLarge : undefined}
            accept={tables}
            isBusy={isBusy}
            onChoose={(chosen) => {
              setFile(chosen)
              setFailure(undefined)
              setRead(undefined)
            }}
          />
          <FailureNotice failure={failure} />
          <Button type="submit" className="mt-4" isBusy={isBusy} disabled={!file || isTooLarge}>
            {isBusy ? words.reading : words.read}
          </Button>
        </form>
      </Card>
      {read && (
        <div ref={results} tabIndex={-1}>
          <StatementColumnsForm
            key={`columns ${read.times}`}
            preview={read.preview}
            isBusy={isBusy}
            onChoose={(columns) => void readFile(columns)}
          />
          {read.preview.columns && !read.preview.asksDayOrder && (
            <StatementMatches
              key={`matches ${read.times}`}
              preview={read.preview}
              onConfirmed={handleConfirmed}
            />
          )}
        </div>
      )}
    </div>
  )
}

/** The server’s own message if there is one; otherwise that nothing was changed. */
const withMessage = (failure: Failure, otherwise: string): Failure => {
  if (failure.kind === 'signedOut' || failure.kind === 'notAllowed') return failure
  return { kind: 'said', said: failure.fields[0]?.detail ?? failure.said ?? otherwise, fields: [] }
}
