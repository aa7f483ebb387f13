import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { ImportSummary } from '#contract/imports/admin.ts'
import { AppError } from '#server/errors.ts'
import type { Context } from '#server/http/implement.ts'
import type { ImportRecord } from './repository.ts'

export const bytesOf = async ({ upload }: Context): Promise<Buffer> => {
  if (!upload) throw new AppError('malformed_body')
  return buffer(upload)
}

export const toImportSummary = ({
  actorId: id,
  username,
  createdAt: at,
  ...row
}: ImportRecord): ImportSummary => ({
  id: row.id,
  fileName: row.fileName,
  rows: row.rows,
  amount: Number(row.amount),
  at,
  by: { id, ...(username !== undefined && { username }) },
  ...(row.undoneAt !== undefined && { undoneAt: row.undoneAt }),
})

/** The same for the same file that is read in the same way. */
export const fingerprintOf = (bytes: Buffer, way: unknown): string =>
  createHash('sha256').update(bytes).update(JSON.stringify(way)).digest('base64url')
