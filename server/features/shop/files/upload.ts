import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { StaffProduct } from '#contract/shop/admin.ts'
import { isDigital } from '#contract/shop/rules.ts'
import type { Audit } from '#server/admin/audit.ts'
import { AppError, codeOf } from '#server/errors.ts'
import { assertVersion, type Context } from '#server/http/implement.ts'
import { toStaff } from '#server/features/shop/admin.ts'
import {
  findAny,
  lockProduct,
  updateProduct,
  type ProductRecord,
} from '#server/features/shop/repository.ts'
import type { Finished, ProductFiles } from './files.ts'
import { fileNameFor, kindOf } from './kinds.ts'

type Deps = {
  readonly files: Pick<ProductFiles, 'replace' | 'openWorkshop'>
  readonly audit: Audit
  readonly now: () => Date
}

type Sent = { readonly id: string; readonly fileName: string }

const assertOwner = (product: ProductRecord | undefined, context: Context): ProductRecord => {
  if (!product || product.deletedAt !== undefined)
    throw new AppError('not_found', 'There is no such product.')
  assertVersion(product.version, context)
  if (!isDigital(product)) throw new AppError('invalid_input', 'Only digital items have a file.')
  return product
}

const refusalOf = (error: unknown): unknown =>
  codeOf(error) === 'ENOSPC'
    ? new AppError('unavailable', 'There is not enough storage space for this file.')
    : error

/** The files that editors upload for digital items. */
export const createFileUpload = ({ files, audit, now }: Deps) => {
  const give = (context: Context, id: string, finished: Finished): Promise<StaffProduct> =>
    files.replace(context.db, id, finished, async (trx, old, file) => {
      const product = assertOwner(await lockProduct(trx, id), context)
      const made = { ...product, updatedAt: now().toISOString(), version: product.version + 1 }
      await updateProduct(trx, made)
      await audit(trx, context.actor, {
        subject: 'product',
        subjectId: id,
        action: 'file_set',
        before: old && { file: old.fileName, bytes: old.bytes },
        after: { file: file.fileName, bytes: file.bytes },
      })
      return toStaff(made, file, now())
    })

  return async (context: Context, { id, fileName }: Sent): Promise<StaffProduct> => {
    const { db, upload } = context
    if (!upload) throw new Error('There is no file.')
    // Before anything is read, so as not to receive a hundred megabytes for nothing.
    assertOwner(await findAny(db, id), context)
    const workshop = await files.openWorkshop()
    try {
      const path = join(workshop.folder, 'sent')
      await pipeline(upload, createWriteStream(path))
      const kind = await kindOf(path)
      return await give(context, id, { ...kind, path, fileName: fileNameFor(fileName, kind) })
    } catch (error) {
      throw refusalOf(error)
    } finally {
      await workshop.clear()
    }
  }
}

export type FileUpload = ReturnType<typeof createFileUpload>
