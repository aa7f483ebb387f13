import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { counted } from '#contract/i18n/en/plural.ts'
import { civilDateAt, startOfDay } from '#almanac/zone.ts'
import type { Parsed } from '#contract/endpoint.ts'
import {
  importStates,
  mostPreviewLines,
  type ImportPreview,
  type importPastGifts,
  type ImportSummary,
  type previewPastGifts,
} from '#contract/imports/admin.ts'
import { transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import type { Actor, Context } from '#server/http/implement.ts'
import { classify, type Classified } from './classify.ts'
import { columnsOf, findHeadings } from './columns.ts'
import { bytesOf, fingerprintOf, toImportSummary } from './importSummary.ts'
import { readPastGifts } from './readPastGifts.ts'
import { readRegister } from './register.ts'
import {
  countBuiltOn,
  countImported,
  deletePastGifts,
  findImport,
  insertImport,
  insertPastGifts,
  listImports,
  markUndone,
} from './repository.ts'

type Deps = Pick<Shared, 'findSite' | 'audit' | 'now'>
type Chosen = Parsed<typeof previewPastGifts>
type ImportRequest = Parsed<typeof importPastGifts>

const sampleRows = 5

const kind = 'past_gifts' as const

const shownLine = ({
  number,
  state,
  reasons,
  gift,
}: Classified): ImportPreview['lines'][number] => ({
  number,
  state,
  reasons: [...reasons],
  name: gift.fullName,
  day: gift.givenOn,
  amount: gift.amount,
  about: [gift.phone ?? gift.email, gift.purpose, gift.receipt].filter(Boolean).join(', '),
})

/** Donors and gifts from the registers that a temple had before. */
export const createImports = ({ findSite, audit, now }: Deps) => {
  const read = async (db: Knex, bytes: Buffer, chosen: Chosen) => {
    const { timeZone } = (await findSite(db)).city
    const { headings, rows } = findHeadings(await readRegister(bytes))
    const columns = columnsOf(chosen, headings)
    const today = civilDateAt(now().getTime(), timeZone)
    const lines = columns.name === undefined ? [] : readPastGifts(rows, columns, today)
    return { headings, rows, columns, lines, timeZone }
  }

  const summaryOf = async (db: Knex, id: string): Promise<ImportSummary> => {
    const found = await findImport(db, kind, id)
    if (!found) throw new AppError('not_found', 'There is no such import.')
    return toImportSummary(found)
  }

  return {
    preview: async (context: Context, chosen: Chosen): Promise<ImportPreview> => {
      const { db } = context
      const { headings, rows, columns, lines } = await read(db, await bytesOf(context), chosen)
      const classified = await classify(db, lines)
      const countOf = (state: Classified['state']) =>
        classified.filter((line) => line.state === state).length
      const rank = ({ state }: Classified) => importStates.indexOf(state)
      return {
        headings: [...headings],
        sample: rows.slice(0, sampleRows).map(({ cells }) => [...cells]),
        columns,
        isUnknown: columns.name === undefined,
        counts: {
          new: countOf('new'),
          same: countOf('same'),
          doubtful: countOf('doubtful'),
          unreadable: countOf('unreadable'),
        },
        amount: classified
          .filter(({ state }) => state === 'new')
          .reduce((sum, { gift }) => sum + (gift.amount ?? 0), 0),
        lines: classified
          .toSorted((one, other) => rank(one) - rank(other) || one.number - other.number)
          .slice(0, mostPreviewLines)
          .map(shownLine),
      }
    },

    /** All or nothing, and once for an id. */
    run: async (context: Context, { id, fileName, withDoubtful, ...chosen }: ImportRequest) => {
      const { actor } = context
      const bytes = await bytesOf(context)
      const { lines, columns, timeZone } = await read(context.db, bytes, chosen)
      const fingerprint = fingerprintOf(bytes, [columns, withDoubtful ?? false])
      return transact(context.db, async (trx): Promise<ImportSummary> => {
        const at = now().toISOString()
        const row = {
          id,
          kind,
          fileName,
          fingerprint,
          rows: 0,
          amount: 0,
          actorId: actor.id,
          createdAt: at,
        }
        if (!(await insertImport(trx, row))) {
          const before = await findImport(trx, kind, id)
          if (before?.fingerprint !== fingerprint) throw new AppError('key_reused')
          return toImportSummary(before)
        }
        const wanted = (await classify(trx, lines)).filter(
          ({ state }) => state === 'new' || (withDoubtful && state === 'doubtful'),
        )
        const counts = await insertPastGifts(
          trx,
          wanted.map(({ gift, fingerprint: of, occurrence }) => ({
            id: randomUUID(),
            importId: id,
            fingerprint: of,
            occurrence,
            ...gift,
            createdAt:
              gift.givenOn === undefined
                ? at
                : new Date(startOfDay(gift.givenOn, timeZone)).toISOString(),
          })),
        )
        if (counts.rows === 0)
          throw new AppError('wrong_status', 'There is nothing new in this file.')
        await countImported(trx, id, counts)
        await audit(trx, actor, {
          subject: 'import',
          subjectId: id,
          action: 'imported',
          after: { ...counts, fileName },
        })
        return summaryOf(trx, id)
      })
    },

    list: async (db: Knex): Promise<{ items: ImportSummary[] }> => ({
      items: (await listImports(db, kind)).map(toImportSummary),
    }),

    undo: (db: Knex, id: string, actor: Actor): Promise<ImportSummary> =>
      transact(db, async (trx) => {
        const { rows } = await summaryOf(trx, id)
        const isFirst = await markUndone(trx, id, { at: now().toISOString(), by: actor.id })
        if (!isFirst) throw new AppError('wrong_status', 'This import was undone before.')
        const built = await countBuiltOn(trx, id)
        if (built > 0) {
          throw new AppError(
            'wrong_status',
            `The office has added ${counted(built, { one: 'a note or link', other: `${built} notes or links` })} to devotees of this import. Please remove them first.`,
          )
        }
        await deletePastGifts(trx, id)
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
