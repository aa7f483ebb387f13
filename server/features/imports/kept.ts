import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { KeptImport } from '#contract/imports/admin.ts'
import { AppError } from '#server/errors.ts'
import type { Context } from '#server/http/implement.ts'
import type { ImportRecord } from './repository.ts'

export const bytesOf = async ({ upload }: Context): Promise<Buffer> => {
  if (!upload) throw new AppError('malformed_body')
  return buffer(upload)
}

export const toKept = ({
  actorId: id,
  username,
  createdAt: at,
  ...kept
}: ImportRecord): KeptImport => ({
  id: kept.id,
  fileName: kept.fileName,
  rows: kept.rows,
  amount: Number(kept.amount),
  at,
  by: { id, ...(username !== undefined && { username }) },
  ...(kept.undoneAt !== undefined && { undoneAt: kept.undoneAt }),
})

/** The same for the same file that is read in the same way. */
export const fingerprintOf = (bytes: Buffer, way: unknown): string =>
  createHash('sha256').update(bytes).update(JSON.stringify(way)).digest('base64url')
