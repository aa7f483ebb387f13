import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Knex } from 'knex'
import { isAppIcon } from '#contract/site/appLook.ts'
import { pictureHash, pictureUrl } from '#contract/pictureAddresses.ts'
import type { UploadedPicture } from '#contract/blog/admin.ts'
import { ImageError } from '#server/adapters/image/port.ts'
import type { Storage } from '#server/adapters/storage/port.ts'
import { transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import type { Context } from '#server/http/implement.ts'
import type { KnownPicture } from '#server/markdown/port.ts'
import { forgetUnused, keepPicture, listHashes, listPictures } from './pictureRepository.ts'

type Deps = Pick<Shared, 'audit' | 'prepareImage' | 'now'> & {
  readonly storage: Storage
}

const hourMs = 60 * 60 * 1000

/** How long an unused picture stays: somebody may still be writing the text around it. */
const orphanMs = 24 * hourMs

/** Part of each name: other sizes or qualities are other files, whatever browsers have cached. */
const recipe = 'webp78 avif52 400 800 1600 1'

const hashOf = async (path: string): Promise<string> => {
  const hash = createHash('sha256').update(recipe)
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex').slice(0, 32)
}

const refusalOf = (error: unknown): unknown => {
  if (error instanceof ImageError) return new AppError('unsupported_media_type', error.reason)
  if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') {
    return new AppError('unavailable', 'There is not enough storage space for this picture.')
  }
  return error
}

const toUploaded = ({ hash, width, height, widths }: KnownPicture): UploadedPicture => {
  const middle = widths.findLast((one) => one <= 800) ?? width
  return { url: pictureUrl(hash, middle, 'webp'), width, height, widths: [...widths] }
}

/** All of its files are stored: a database may have come from elsewhere without them. */
const hasFiles = async (storage: Storage, { hash, widths }: KnownPicture): Promise<boolean> => {
  const names = widths.flatMap((wide) => [`${hash}-${wide}.webp`, `${hash}-${wide}.avif`])
  const found = await Promise.all(names.map(storage.find))
  return found.every((one) => one !== undefined)
}

/** Pictures that editors upload. */
export const createPictures = ({ audit, storage, prepareImage, now }: Deps) => {
  /** In all its sizes, under a name derived from its content. */
  const store = async (db: Knex, upload: Readable): Promise<KnownPicture> => {
    const workshop = await storage.openWorkshop()
    try {
      const sent = join(workshop.folder, 'sent')
      await pipeline(upload, createWriteStream(sent))
      const hash = await hashOf(sent)
      const [existing] = await listPictures(db, [hash])
      if (existing && (await hasFiles(storage, existing))) return existing
      const { width, height, widths, files } = await prepareImage(sent, workshop.folder)
      for (const { path, width: wide, format } of files) {
        await storage.keep(path, `${hash}-${wide}.${format}`)
      }
      return { hash, width, height, widths: [...widths] }
    } catch (error) {
      throw refusalOf(error)
    } finally {
      await workshop.clear()
    }
  }

  return {
    upload: async ({ db, actor, upload }: Context): Promise<UploadedPicture> => {
      if (!upload) throw new Error('There is no file.')
      const picture = await store(db, upload)
      const uploaded = toUploaded(picture)
      await transact(db, async (trx) => {
        await keepPicture(trx, picture, now().toISOString())
        await audit(trx, actor, {
          subject: 'post',
          subjectId: 'pictures',
          action: 'picture_sent',
          after: { image: uploaded.url, width: picture.width, height: picture.height },
        })
      })
      return uploaded
    },

    /** Once a day: deletes pictures that nothing shows, and unfinished uploads. */
    sweep: async (db: Knex): Promise<void> => {
      const at = now().getTime()
      const before = new Date(at - orphanMs)
      await storage.clearWorkshops(new Date(at - hourMs))
      await transact(db, (trx) => forgetUnused(trx, before.toISOString()))
      // Listed before the database is queried: what arrives in between is in neither list.
      const stored = await storage.list()
      const known = new Set(await listHashes(db))
      for (const { name, changedAt } of stored) {
        const hash = pictureHash(`/media/${name}`)
        const isIcon = isAppIcon(`/media/${name}`)
        if (!isIcon && changedAt < before && !known.has(hash ?? '')) await storage.remove(name)
      }
    },
  }
}

export type Pictures = ReturnType<typeof createPictures>
