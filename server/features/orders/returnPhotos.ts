import { createWriteStream } from 'node:fs'
import { asReference } from '#contract/reference.ts'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Knex } from 'knex'
import { ImageError, type PrepareImage } from '#server/adapters/image/port.ts'
import type { Storage } from '#server/adapters/storage/port.ts'
import { AppError, codeOf } from '#server/errors.ts'
import type { Download } from '#server/http/implement.ts'
import type { OrderRecord } from './repository.ts'
import { findPhoto, listReturns, putPhoto } from './returnRepository.ts'

type Deps = {
  readonly openWorkshop: Storage['openWorkshop']
  readonly prepareImage: PrepareImage
  readonly now: () => Date
}

const notFound = (): AppError => new AppError('not_found', { code: 'orders.unknownReturn' })

/** Staff answer by what they saw, so afterwards it stays. */
const assertOpen = async (db: Knex, order: OrderRecord, returnId: string): Promise<void> => {
  const found = (await listReturns(db, order.id)).find(({ id }) => id === returnId)
  if (!found) throw notFound()
  if (found.status !== 'asked')
    throw new AppError('wrong_status', { code: 'orders.returnAnswered' })
}

const refusalOf = (error: unknown): unknown => {
  if (error instanceof ImageError) return new AppError('unsupported_media_type', error.reason)
  if (codeOf(error) === 'ENOSPC')
    return new AppError('unavailable', { code: 'orders.noSpaceForPhoto' })
  return error
}

/** Photos of what is wrong with the items that buyers return. */
export const createReturnPhotos = ({ openWorkshop, prepareImage, now }: Deps) => ({
  assertOpen,

  /** Made anew from the sent file, so that nothing else in it is stored, a place for example. */
  prepare: async (upload: Readable): Promise<Buffer> => {
    const workshop = await openWorkshop()
    try {
      const sent = join(workshop.folder, 'sent')
      await pipeline(upload, createWriteStream(sent))
      const { files } = await prepareImage(sent, workshop.folder)
      const largest = files.findLast(({ format }) => format === 'webp')
      if (!largest) throw new Error('There is no picture.')
      return await readFile(largest.path)
    } catch (error) {
      throw refusalOf(error)
    } finally {
      await workshop.clear()
    }
  },

  /** In place of an earlier one. The order's row is locked. */
  put: async (trx: Knex, order: OrderRecord, id: string, webp: Buffer): Promise<void> => {
    await assertOpen(trx, order, id)
    await putPhoto(trx, { returnId: id, webp, sentAt: now().toISOString() })
  },
})

/** The photo of a return, for staff. */
export const openPhoto = async (
  db: Knex,
  { reference, id }: { readonly reference: string; readonly id: string },
): Promise<Download> => {
  const webp = await findPhoto(db, {
    reference: asReference(reference),
    returnId: id,
  })
  if (!webp) throw new AppError('not_found', 'There is no photo of this return.')
  return {
    fileName: 'photo.webp',
    contentType: 'image/webp',
    body: Readable.from([webp]),
  }
}
