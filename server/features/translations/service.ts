import type { Knex } from 'knex'
import { languageNames, type Language } from '#contract/languages.ts'
import { may } from '#contract/accounts/permissions.ts'
import type { TranslatedItem, Translation } from '#contract/translations/admin.ts'
import { limitOf, readText } from '#contract/translations/fieldRules.ts'
import {
  translatable,
  type TranslatableKind,
  type TranslationLanguage,
} from '#contract/translations/kinds.ts'
import { changesOf } from '#server/admin/audit.ts'
import { bumpContent } from '#server/db/contentVersion.ts'
import { transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import { assertVersion, type Actor, type Context } from '#server/http/implement.ts'
import { rendererVersion } from '#server/markdown/renderMarkdown.ts'
import type { Original, TranslatedKind } from '#server/translations/kind.ts'
import {
  deleteOrphans,
  deleteTranslation,
  findSet,
  insertTranslations,
  listTranslations,
  lockSet,
  setVersion,
  updateTranslation,
  type Made,
  type TranslationRow,
} from '#server/translations/repository.ts'
import { textsOf, translationOf, type Text } from '#server/translations/texts.ts'

type Deps = Pick<Shared, 'audit' | 'now'> & {
  /** What each feature lets staff translate. */
  readonly kinds: () => readonly TranslatedKind[]
  /** In which the site can be read. */
  readonly builtLanguages?: readonly Language[] | undefined
}

type Chosen = {
  readonly kind: TranslatableKind
  readonly id: string
  readonly language: TranslationLanguage
}

type Sent = { readonly field: string; readonly english: string; readonly text: string }
type Accepted = Sent & { readonly path: string; readonly made?: Made | undefined }

const mayTranslate = ({ role }: Actor, kind: TranslatableKind): boolean =>
  role !== 'guest' && may(role, translatable[kind].permission)

const versionOf = ([first]: readonly TranslationRow[]): number => first?.version ?? 0

const byField = (rows: readonly TranslationRow[]): Map<string, TranslationRow> =>
  new Map(rows.map((row) => [row.field, row]))

/** A rule is asked once: it is asked with a very long text. */
const limits = new Map<string, number | undefined>()

const limitAt = (kind: TranslatableKind, path: string): { maxLength?: number } => {
  const name = `${kind} ${path}`
  if (!limits.has(name)) limits.set(name, limitOf(kind, path))
  const maxLength = limits.get(name)
  return maxLength === undefined ? {} : { maxLength }
}

const toTranslation = (
  kind: TranslatableKind,
  { title, content }: Original,
  rows: readonly TranslationRow[],
): Omit<Translation, 'isOpen'> => ({
  title,
  version: versionOf(rows),
  texts: textsOf(kind, content).map((text) => {
    const { field, english } = text
    const found = translationOf(byField(rows), text)
    return {
      field,
      english,
      ...(found && { text: found.text }),
      ...(found && found.english !== english && { madeFrom: found.english }),
      ...limitAt(kind, text.path),
    }
  }),
})

/** By the rules of the English; what is empty is removed. */
const accepted = (
  kind: TranslatableKind,
  { sent, at }: { sent: Sent; at: number },
  { path }: Text,
): Accepted => {
  const { field, english, text } = sent
  if (text.trim() === '') return { field, english, path, text: '' }
  const read = readText(kind, path, text)
  if (read.success) return { field, english, path, text: read.data ?? '' }
  const detail = read.error.issues[0]?.message ?? 'Please check this text'
  throw new AppError('invalid_input', undefined, [{ pointer: `#/texts/${at}/text`, detail }])
}

/** What the making of a text refuses is shown at that text. */
const refuseAt =
  (at: number) =>
  (error: unknown): never => {
    if (!(error instanceof AppError) || error.code !== 'invalid_input') throw error
    const fields = error.fields.map(({ detail }) => ({ pointer: `#/texts/${at}/text`, detail }))
    throw new AppError('invalid_input', undefined, fields)
  }

/** Texts of staff in other languages. */
export const createTranslations = ({ kinds, audit, now, builtLanguages = [] }: Deps) => {
  const kindOf = (name: TranslatableKind, actor: Actor): TranslatedKind => {
    if (!mayTranslate(actor, name)) throw new AppError('not_allowed')
    const found = kinds().find(({ kind }) => kind === name)
    if (!found) throw new AppError('not_found')
    return found
  }

  const originalOf = async (db: Knex, kind: TranslatedKind, id: string): Promise<Original> => {
    const original = await kind.find(db, id)
    if (!original) throw new AppError('not_found')
    return original
  }

  const accept = async (
    db: Knex,
    kind: TranslatedKind,
    original: Original,
    sent: readonly Sent[],
  ): Promise<Accepted[]> => {
    const known = new Map(textsOf(kind.kind, original.content).map((text) => [text.field, text]))
    const texts = sent.map((each, at) => {
      const text = known.get(each.field)
      // The English has lost it since the caller read it.
      if (!text) throw new AppError('changed_meanwhile')
      return accepted(kind.kind, { sent: each, at }, text)
    })
    return Promise.all(
      texts.map(async (each, at) => ({
        ...each,
        made: each.text
          ? await kind.make?.[each.path]?.(db, each.text, original).catch(refuseAt(at))
          : undefined,
      })),
    )
  }

  const write = async (
    trx: Knex,
    { kind, language, id: entityId }: Chosen,
    {
      texts,
      ...stamp
    }: { texts: readonly Accepted[] } & Pick<
      TranslationRow,
      'version' | 'englishVersion' | 'translatedBy' | 'translatedAt'
    >,
    before: ReadonlyMap<string, TranslationRow>,
  ): Promise<void> => {
    const set = { kind, language, entityId }
    for (const { field, english, text, made } of texts) {
      const renderer = made && rendererVersion
      const row = { ...stamp, entityId, field, english, text, made, renderer }
      if (text === '') await deleteTranslation(trx, set, field)
      else if (before.has(field)) await updateTranslation(trx, set, row)
      else if ((await insertTranslations(trx, set, [row])) === 0)
        throw new AppError('changed_meanwhile')
    }
    await setVersion(trx, set, stamp.version)
  }

  return {
    get: async ({ db, actor }: Context, { kind, id, language }: Chosen): Promise<Translation> => {
      const original = await originalOf(db, kindOf(kind, actor), id)
      const rows = await findSet(db, { kind, language, entityId: id })
      return { isOpen: builtLanguages.includes(language), ...toTranslation(kind, original, rows) }
    },

    save: async (
      context: Context,
      { texts: sent, ...set }: Chosen & { readonly texts: readonly Sent[] },
    ): Promise<Translation> => {
      const { db, actor } = context
      const { kind, id, language } = set
      const described = kindOf(kind, actor)
      const original = await originalOf(db, described, id)
      const texts = await accept(db, described, original, sent)
      const entityId = id
      return transact(db, async (trx) => {
        const before = await lockSet(trx, { kind, language, entityId })
        assertVersion(versionOf(before), context)
        const stamp = {
          version: versionOf(before) + 1,
          englishVersion: original.version,
          translatedBy: actor.id,
          translatedAt: now().toISOString(),
        }
        await write(trx, set, { ...stamp, texts }, byField(before))
        await bumpContent(trx)
        const after = await findSet(trx, { kind, language, entityId })
        const logged = (rows: readonly TranslationRow[]) =>
          Object.fromEntries(
            rows.map(({ field, text }) => [`${field} (${languageNames[language].own})`, text]),
          )
        await audit(trx, actor, {
          subject: described.subject,
          subjectId: id,
          action: 'translated',
          ...changesOf(logged(before), logged(after)),
        })
        const isOpen = builtLanguages.includes(language)
        return { isOpen, ...toTranslation(kind, original, after) }
      })
    },

    overview: async (
      { db, actor }: Context,
      language: TranslationLanguage,
    ): Promise<TranslatedItem[]> => {
      const items: TranslatedItem[] = []
      for (const { kind, list } of kinds().filter(({ kind }) => mayTranslate(actor, kind))) {
        const found = await listTranslations(db, { kind, language })
        for (const { id, title, content } of await list(db)) {
          const rows = found.get(id) ?? new Map<string, TranslationRow>()
          const texts = textsOf(kind, content)
          const rowsOf = texts.map((text) => ({ text, row: translationOf(rows, text) }))
          const missing = rowsOf.filter(({ row }) => !row).length
          const old = rowsOf.filter(({ text, row }) => row && row.english !== text.english).length
          items.push({ kind, id, title, texts: texts.length, missing, old })
        }
      }
      return items
    },

    /** Once a day: translations follow what they translate. */
    forgetOrphans: (db: Knex): Promise<void> =>
      transact(db, async (trx) => {
        for (const { kind, stored } of kinds()) if (stored) await deleteOrphans(trx, kind, stored)
      }),
  }
}

export type TranslationAdmin = ReturnType<typeof createTranslations>
