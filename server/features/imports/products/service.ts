import { createHash } from 'node:crypto'
import type { Knex } from 'knex'
import type { Parsed } from '#contract/endpoint.ts'
import type { ImportSummary } from '#contract/imports/admin.ts'
import {
  mostProductRows,
  productLineStates,
  type importProducts,
  type previewProducts,
  type ProductsPreview,
} from '#contract/imports/productsAdmin.ts'
import { transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import { bytesOf, fingerprintOf, toImportSummary } from '#server/features/imports/importSummary.ts'
import { readRegister } from '#server/features/imports/register.ts'
import {
  countImported,
  findImport,
  insertImport,
  listImports,
  markUndone,
} from '#server/features/imports/repository.ts'
import type { ProductImporting } from '#server/features/shop/importing.ts'
import type { Context } from '#server/http/implement.ts'
import { classifyProducts, type ClassifiedProduct } from './classify.ts'
import { columnsOf, findHeadings } from './columns.ts'
import { readProducts } from './readProducts.ts'
import { insertImported, listImported, waitForOthers, type ImportedProduct } from './repository.ts'

type Deps = Pick<Shared, 'audit' | 'now'> & { readonly shop: ProductImporting }
type Chosen = Parsed<typeof previewProducts>
type ImportRequest = Parsed<typeof importProducts>

const kind = 'products' as const
const sampleRows = 5
const mostNamed = 5

const readFile = async (bytes: Buffer, chosen: Chosen) => {
  const { headings, rows } = findHeadings(await readRegister(bytes))
  if (rows.length > mostProductRows) {
    const words = `The file has more than ${mostProductRows} lines. Please split it.`
    throw new AppError('unsupported_media_type', words)
  }
  const columns = columnsOf(chosen, headings)
  return {
    headings,
    rows,
    columns,
    lines: columns.name === undefined ? [] : readProducts(rows, columns),
  }
}

/** Names what the lines say and the versions they are compared with. */
const seenOf = (classified: readonly ClassifiedProduct[]): string =>
  createHash('sha256')
    .update(JSON.stringify(classified.map(({ line, existing }) => [line, existing?.version])))
    .digest('base64url')

/** Products from the list that a temple has kept of its shop. */
export const createProductImports = ({ shop, audit, now }: Deps) => {
  const summaryOf = async (db: Knex, id: string): Promise<ImportSummary> => {
    const found = await findImport(db, kind, id)
    if (!found) throw new AppError('not_found', 'There is no such import.')
    return toImportSummary(found)
  }

  /** Writes one line into the shop. */
  const write = async (
    context: Context,
    { product, existing, line }: ClassifiedProduct,
  ): Promise<ImportedProduct> => {
    if (!existing) {
      const { id, version } = await shop.add(context, product, line)
      return { productId: id, version }
    }
    const { category: _, ...edited } = product
    const version = await shop.edit(context, existing.id, existing.version, edited)
    return { productId: existing.id, version, before: JSON.stringify(shop.toEdited(existing)) }
  }

  /** Takes back what was done to one product; otherwise, why that cannot be done. */
  const takeBack = async (
    context: Context,
    { productId: id, version, before }: ImportedProduct,
  ): Promise<string | undefined> => {
    if (before === undefined)
      return (await shop.removeUnsold(context.db, { id, version })) ? undefined : id
    try {
      await shop.edit(context, id, version, JSON.parse(before))
      return undefined
    } catch (error) {
      if (error instanceof AppError) return id
      throw error
    }
  }

  return {
    preview: async (context: Context, chosen: Chosen): Promise<ProductsPreview> => {
      const { headings, rows, columns, lines } = await readFile(await bytesOf(context), chosen)
      const classified = classifyProducts(lines, await shop.list(context.db), shop)
      const shown = classified.map(({ line }) => line)
      const countOf = (state: (typeof productLineStates)[number]) =>
        shown.filter((line) => line.state === state).length
      const rank = ({ state }: (typeof shown)[number]) => productLineStates.indexOf(state)
      return {
        headings: [...headings],
        sample: rows.slice(0, sampleRows).map(({ cells }) => [...cells]),
        columns,
        isUnknown: columns.name === undefined,
        counts: {
          unreadable: countOf('unreadable'),
          doubtful: countOf('doubtful'),
          changed: countOf('changed'),
          new: countOf('new'),
          same: countOf('same'),
        },
        lines: shown.toSorted((one, other) => rank(one) - rank(other) || one.number - other.number),
        seen: seenOf(classified),
      }
    },

    /** All or nothing, and once for an id. */
    run: async (
      context: Context,
      { id, fileName, seen, withDoubtful, ...chosen }: ImportRequest,
    ) => {
      const { actor } = context
      const bytes = await bytesOf(context)
      const { lines, columns } = await readFile(bytes, chosen)
      const fingerprint = fingerprintOf(bytes, [columns, withDoubtful ?? false])
      return transact(context.db, async (trx): Promise<ImportSummary> => {
        await waitForOthers(trx)
        const createdAt = now().toISOString()
        const counts = { rows: 0, amount: 0 }
        const row = { id, kind, fileName, fingerprint, ...counts, actorId: actor.id, createdAt }
        if (!(await insertImport(trx, row))) {
          const before = await findImport(trx, kind, id)
          if (before?.fingerprint !== fingerprint) throw new AppError('key_reused')
          return toImportSummary(before)
        }
        const classified = classifyProducts(lines, await shop.listLocked(trx), shop)
        if (seenOf(classified) !== seen) {
          const words = 'The shop has changed since the file was read. Please choose it again.'
          throw new AppError('wrong_status', words)
        }
        const wanted = classified.filter(
          ({ line: { state } }) =>
            state === 'new' || state === 'changed' || (withDoubtful && state === 'doubtful'),
        )
        if (wanted.length === 0)
          throw new AppError('wrong_status', 'There is nothing new in this file.')
        for (const one of wanted)
          await insertImported(trx, id, await write({ ...context, db: trx }, one))
        await countImported(trx, id, { rows: wanted.length, amount: 0 })
        await audit(trx, actor, {
          subject: 'import',
          subjectId: id,
          action: 'imported',
          after: {
            added: wanted.filter(({ existing }) => !existing).length,
            changed: wanted.filter(({ existing }) => existing).length,
            fileName,
          },
        })
        return summaryOf(trx, id)
      })
    },

    list: async (db: Knex): Promise<{ items: ImportSummary[] }> => ({
      items: (await listImports(db, kind)).map(toImportSummary),
    }),

    undo: (context: Context, id: string): Promise<ImportSummary> =>
      transact(context.db, async (trx) => {
        const { actor } = context
        const { rows } = await summaryOf(trx, id)
        const isFirst = await markUndone(trx, id, { at: now().toISOString(), by: actor.id })
        if (!isFirst) throw new AppError('wrong_status', 'This import was undone before.')
        const names = new Map((await shop.listLocked(trx)).map((one) => [one.id, one.name]))
        const stuck: string[] = []
        for (const one of await listImported(trx, id)) {
          const name = await takeBack({ ...context, db: trx }, one)
          if (name !== undefined) stuck.push(names.get(name) ?? name)
        }
        if (stuck.length > 0) {
          const more = stuck.length - mostNamed
          const list = stuck.slice(0, mostNamed).join(', ')
          throw new AppError(
            'wrong_status',
            `Changed or sold since the import: ${list}${more > 0 ? ` and ${more} more` : ''}. Nothing was undone.`,
          )
        }
        await audit(trx, actor, {
          subject: 'import',
          subjectId: id,
          action: 'import_undone',
          before: { rows },
        })
        return summaryOf(trx, id)
      }),
  }
}
