import { randomBytes } from 'node:crypto'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { Knex } from 'knex'
import type { Storage } from '#server/adapters/storage/port.ts'
import { bumpContent } from '#server/db/contentVersion.ts'
import { transact } from '#server/db/db.ts'
import { findFile, listFiles, listStored, putFile, type FileFacts } from './repository.ts'
import type { FileRecord } from './repository.ts'

type Deps = { readonly storage: Storage; readonly now: () => Date }

const hourMs = 60 * 60 * 1000

/** How long an unused file stays: a buyer may still be downloading it. */
const orphanMs = 24 * hourMs

/** A finished file in a workshop. */
export type Finished = {
  readonly path: string
  readonly fileName: string
  readonly extension: string
  readonly contentType: string
  /** Made by us: made again if it is lost. */
  readonly isMade?: boolean
}

export type Opened = FileFacts & { readonly contentType: string; readonly body: Readable }

const madePrefix = 'made-'

/** The files of digital items. Each has its own name in the storage, and no public address. */
export const createProductFiles = ({ storage, now }: Deps) => {
  const openStored = async (record: FileRecord): Promise<Opened | undefined> => {
    const { fileName, contentType, stored } = record
    const opened = await storage.open(stored)
    return opened && { fileName, contentType, ...opened }
  }

  return {
    openWorkshop: storage.openWorkshop,

    /** The products that have one. */
    find: async (db: Knex, productIds: readonly string[]): Promise<Map<string, FileFacts>> => {
      const found = await listFiles(db, productIds)
      return new Map(
        found.map(({ productId, fileName, bytes }) => [productId, { fileName, bytes }]),
      )
    },

    open: async (db: Knex, productId: string): Promise<Opened | undefined> => {
      const record = await findFile(db, productId)
      const opened = record && (await openStored(record))
      if (!record || opened) return opened
      // Replaced in between.
      const current = await findFile(db, productId)
      return current && current.stored !== record.stored ? openStored(current) : undefined
    },

    /** Nothing to sell: no file yet, or one of ours that is no longer on this disk. */
    isMissing: async (record: FileRecord | undefined): Promise<boolean> => {
      if (!record) return true
      if (!record.stored.startsWith(madePrefix)) return false
      return (await storage.find(record.stored)) === undefined
    },

    /**
     * Gives a product this file and deletes its old one; `inside` is part of the same transaction.
     * If that fails, the old one stays and the new one is deleted.
     */
    replace: async <T>(
      db: Knex,
      productId: string,
      { path, fileName, extension, contentType, isMade = false }: Finished,
      inside: (
        trx: Knex.Transaction,
        record: FileRecord | undefined,
        made: FileFacts,
      ) => Promise<T>,
    ): Promise<T> => {
      const { size: bytes } = await stat(path)
      const name = randomBytes(16).toString('hex')
      const stored = `${isMade ? madePrefix : ''}${name}.${extension}`
      await storage.keep(path, stored)
      const { old, result } = await transact(db, async (trx) => {
        const record = await findFile(trx, productId)
        const createdAt = now().toISOString()
        await putFile(trx, { productId, fileName, bytes, contentType, stored, createdAt })
        await bumpContent(trx)
        return { old: record, result: await inside(trx, record, { fileName, bytes }) }
      }).catch(async (error: unknown) => {
        await storage.remove(stored).catch(() => undefined)
        throw error
      })
      // The new one is in place; if this fails, the old one goes with the next sweep.
      if (old) await storage.remove(old.stored).catch(() => undefined)
      return result
    },

    /** Once a day: deletes files that no product has, and unfinished uploads. */
    sweep: async (db: Knex): Promise<void> => {
      const at = now().getTime()
      await storage.clearWorkshops(new Date(at - hourMs))
      // Listed before the database is queried: what arrives in between is in neither list.
      const stored = await storage.list()
      const used = new Set(await listStored(db))
      for (const { name, changedAt } of stored) {
        if (changedAt.getTime() < at - orphanMs && !used.has(name)) await storage.remove(name)
      }
    },
  }
}

export type ProductFiles = ReturnType<typeof createProductFiles>
