import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { LetterheadKind } from '#contract/site/letterheadAdmin.ts'
import { ImageError, type PrepareLetterhead } from '#server/adapters/image/port.ts'
import type { Storage } from '#server/adapters/storage/port.ts'
import type { Audit } from '#server/admin/audit.ts'
import { transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import type { Context } from '#server/http/implement.ts'
import {
  dropLetterhead,
  saveLetterhead,
  type LetterheadPicture,
} from '#server/letterhead/repository.ts'
import { shownLetterhead } from '#server/letterhead/shown.ts'

type Deps = {
  readonly audit: Audit
  readonly storage: Pick<Storage, 'openWorkshop'>
  readonly prepareLetterhead: PrepareLetterhead
  readonly now: () => Date
}

type LetterheadRequest = { readonly kind: LetterheadKind }

const refusalOf = (error: unknown): unknown =>
  error instanceof ImageError ? new AppError('unsupported_media_type', error.reason) : error

/** Logo, signature and seal, as staff choose them for new receipts and invoices. */
export const createLetterheadAdmin = ({ audit, storage, prepareLetterhead, now }: Deps) => {
  const prepare = async (kind: LetterheadKind, upload: Readable): Promise<LetterheadPicture> => {
    const workshop = await storage.openWorkshop()
    try {
      const sent = join(workshop.folder, 'sent')
      await pipeline(upload, createWriteStream(sent))
      const made = await prepareLetterhead(sent, kind)
      const hash = createHash('sha256').update(made.bytes).digest('hex').slice(0, 32)
      return { hash, ...made }
    } catch (error) {
      throw refusalOf(error)
    } finally {
      await workshop.clear()
    }
  }

  return {
    get: shownLetterhead,

    upload: async ({ db, actor, upload }: Context, { kind }: LetterheadRequest) => {
      if (!upload) throw new Error('There is no file.')
      const picture = await prepare(kind, upload)
      await transact(db, async (trx) => {
        await saveLetterhead(trx, kind, picture, now().toISOString())
        await audit(trx, actor, {
          subject: 'site',
          subjectId: 'letterhead',
          action: 'picture_sent',
          after: { picture: kind },
        })
      })
      return shownLetterhead(db)
    },

    remove: async ({ db, actor }: Context, { kind }: LetterheadRequest) => {
      await transact(db, async (trx) => {
        await dropLetterhead(trx, kind)
        await audit(trx, actor, {
          subject: 'site',
          subjectId: 'letterhead',
          action: 'removed',
          before: { picture: kind },
        })
      })
      return shownLetterhead(db)
    },
  }
}

export type LetterheadAdmin = ReturnType<typeof createLetterheadAdmin>
