import { join } from 'node:path'
import type { Knex } from 'knex'
import { AppError } from '#server/errors.ts'
import { findAny } from '#server/features/shop/repository.ts'
import type { ProductFiles } from '#server/features/shop/files/files.ts'
import { findFile, type FileRecord } from '#server/features/shop/files/repository.ts'
import { runChildProcess } from '#server/processes/childProcess.ts'
import { goods, goodsIds, type GoodsId } from './catalogue.ts'

type Deps = {
  readonly files: Pick<ProductFiles, 'isMissing' | 'openWorkshop' | 'replace'>
}

const script = join(import.meta.dirname, 'inChildProcess.ts')

/** Eighteen large wallpapers take a slow machine some minutes, in the background. */
const limits = { timeoutMs: 15 * 60_000, heapMb: 256 }

/** The files of the digital items that the shop has from the start. */
export const createGeneratedFiles = ({ files }: Deps) => {
  const stopping = new AbortController()
  const { signal } = stopping

  const makeOne = async (db: Knex, id: GoodsId, before: FileRecord | undefined): Promise<void> => {
    const { folder, clear } = await files.openWorkshop()
    try {
      const path = join(folder, 'made')
      await runChildProcess(script, { id, path, folder }, { ...limits, signal })
      await files.replace(db, id, { ...goods[id], path, isMade: true }, async (_, current) => {
        // Staff uploaded their own meanwhile, or another process was quicker.
        if (current?.stored !== before?.stored) throw new AppError('changed_meanwhile')
      })
    } catch (error) {
      if (!(error instanceof AppError) && !signal.aborted) throw error
    } finally {
      await clear()
    }
  }

  return {
    /** After the start and once a day: makes what is missing, one after the other. */
    make: async (db: Knex): Promise<void> => {
      for (const id of goodsIds) {
        const product = await findAny(db, id)
        if (!product || product.deletedAt !== undefined || signal.aborted) continue
        const current = await findFile(db, id)
        if (await files.isMissing(current)) await makeOne(db, id, current)
      }
    },

    /** The server ends: what is being made is made after its next start. */
    stop: (): void => stopping.abort(),
  }
}
