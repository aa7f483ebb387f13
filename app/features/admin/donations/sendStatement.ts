import { ApiError, UnreachableError } from '#app/api/errors.ts'
import {
  previewStatement,
  type StatementColumns,
  statementPreview,
  type StatementPreview,
} from '#contract/donations/bankStatementAdmin.ts'
import { problem } from '#contract/errors.ts'

/** Sends a statement to be read, with the columns that staff chose. Fails like every other call. */
export async function sendStatement(
  file: File,
  columns: Partial<StatementColumns>,
): Promise<StatementPreview> {
  const query = new URLSearchParams(
    Object.entries(columns).flatMap(([name, at]) => (at === undefined ? [] : [[name, String(at)]])),
  )
  const answer = await fetch(`${previewStatement.path}?${query}`, {
    method: previewStatement.method,
    headers: { accept: 'application/json', 'content-type': 'text/csv' },
    body: file,
  }).catch((error: unknown) => {
    throw new UnreachableError(error)
  })
  const text = await answer.text()
  const body = parsed(text)
  const preview = statementPreview.safeParse(body)
  if (answer.ok && preview.success) return preview.data
  throw new ApiError(answer.status, text, problem.safeParse(body).data)
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
