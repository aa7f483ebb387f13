import type { Knex } from 'knex'
import * as z from 'zod'
import { bumpContent } from '#server/db/contentVersion.ts'
import { transact } from '#server/db/db.ts'
import { renderedFields } from '#server/features/blog/input.ts'
import { findPost } from '#server/features/blog/repository.ts'
import { findSlug } from '#server/features/blog/slugRepository.ts'
import { translatedPosts } from '#server/features/blog/translated.ts'
import { translatedPujas } from '#server/features/bookings/pujas/translated.ts'
import { translatedRites } from '#server/features/guide/translated.ts'
import { translatedMantras } from '#server/features/mantras/translated.ts'
import { translatedPages } from '#server/features/pages/translated.ts'
import { translatedProducts } from '#server/features/shop/translated.ts'
import { translatedSite } from '#server/features/site/translated.ts'
import type { Rendered } from '#server/markdown/port.ts'
import { rendererVersion, renderMarkdown } from '#server/markdown/renderMarkdown.ts'
import type { Original, TranslatedKind } from '#server/translations/kind.ts'
import {
  insertTranslations,
  lockSet,
  type Made,
  setVersion,
  type TranslationRow,
  updateTranslation,
} from '#server/translations/repository.ts'
import { textsOf } from '#server/translations/texts.ts'
import { listSeeded, saveSeeded, type SeededText } from './seededTexts.ts'
import { pairsOf, type SeedTranslation, type TextPair } from './translationFiles.ts'

/** Together with what it translates, if that is still there. */
type Found = { readonly seed: SeedTranslation; readonly original: Original }

type Text = TextPair & { readonly made?: Made | undefined }

/** Ready to be stored. */
type Ready = Found & { readonly texts: readonly Text[] }

/** What the starter texts are of. */
const kinds: readonly TranslatedKind[] = [
  translatedPujas,
  translatedMantras,
  translatedRites,
  translatedPosts,
  translatedPages,
  translatedProducts,
  ...translatedSite,
]

const findOriginal = async (
  db: Knex,
  { kind, key }: SeedTranslation,
): Promise<Original | undefined> => {
  const id = kind === 'post' ? (await findSlug(db, key))?.postId : key
  return id ? kinds.find((each) => each.kind === kind)?.find(db, id) : undefined
}

const madeOf = (kind: string, made: Rendered): Made =>
  kind === 'post' ? renderedFields(made) : { html: made.html }

const front = z.record(z.string(), z.string())
const author = z.object({ author: z.string() })

/** All of them at once: what renders them is a process, which takes longer to start than to work. */
const render = async (db: Knex, found: readonly Found[]): Promise<Ready[]> => {
  const written = found.flatMap(({ seed, original }) =>
    'markdown' in seed ? [{ seed, original }] : [],
  )
  const jobs = await Promise.all(
    written.map(async ({ seed: { kind, markdown }, original: { id } }) => {
      const sources = kind === 'post' ? ((await findPost(db, id))?.sources ?? []) : []
      const job = { sources, pictures: [], hasFrontMatter: true }
      return [
        { ...job, text: markdown.english },
        { ...job, text: markdown.text, isInDevanagari: true },
      ]
    }),
  )
  const made = await renderMarkdown(jobs.flat())
  return written.map(({ seed, original }, index) => {
    const [english, own] = made.slice(2 * index)
    if (!english || !own) throw new Error(`${seed.name} was not read`)
    const { kind, authors } = seed
    const by = author.safeParse(english.front).data?.author
    const texts = pairsOf(
      kind,
      { ...english.front, markdown: english.body, authorName: by },
      { ...front.parse(own.front), markdown: own.body, authorName: by && authors[by] },
    )
    const html = madeOf(kind, own)
    return {
      seed,
      original,
      texts: texts.map((text) => (text.field === 'markdown' ? { ...text, made: html } : text)),
    }
  })
}

/**
 * Stores a translation where the English is that of the seed: what staff wrote, they translate. What
 * staff translated or deleted stays so. Returns the version that it has then.
 */
const put = async (
  trx: Knex,
  { seed: { kind, language }, original, texts }: Ready,
  before: SeededText | undefined,
  now: string,
): Promise<number> => {
  const set = { kind, language, entityId: original.id }
  const rows = await lockSet(trx, set)
  const current = rows[0]?.version ?? 0
  const stored = new Map(textsOf(kind, original.content).map((text) => [text.field, text.english]))
  const byField = new Map(rows.map((row) => [row.field, row]))
  // Otherwise what is not there may be what staff deleted.
  const isUntouched = !before || before.version === current

  const version = current + 1
  const toRow = ({ field, english, text, made }: Text): TranslationRow => ({
    entityId: original.id,
    field,
    english,
    text,
    made,
    renderer: made && rendererVersion,
    englishVersion: original.version,
    version,
    translatedAt: now,
  })
  const fitting = texts.filter(({ field, english }) => stored.get(field) === english)
  const added = isUntouched ? fitting.filter(({ field }) => !byField.has(field)) : []
  const corrected = fitting.filter(({ field, english, text }) => {
    const row = byField.get(field)
    const isOurs = row && row.translatedBy === undefined
    return isOurs && (row.text !== text || row.english !== english)
  })
  if (added.length + corrected.length === 0) return before?.version ?? current
  await insertTranslations(trx, set, added.map(toRow))
  for (const text of corrected) await updateTranslation(trx, set, toRow(text))
  await setVersion(trx, set, version)
  return isUntouched ? version : before.version
}

/**
 * Inserts the translations of starter texts that were never inserted, and corrects those that came with
 * an earlier version of the app. The English has to be there already, corrected as well.
 */
export const seedTranslations = async (
  db: Knex,
  translations: readonly SeedTranslation[],
  now: Date,
): Promise<void> => {
  const seeded = await listSeeded(db)
  const found: Found[] = []
  for (const seed of translations) {
    if (seeded.get(seed.name)?.hash === seed.hash) continue
    const original = await findOriginal(db, seed)
    if (original) found.push({ seed, original })
  }
  if (found.length === 0) return
  const paired = found.flatMap(({ seed, original }) =>
    'pairs' in seed ? [{ seed, original, texts: seed.pairs }] : [],
  )
  const ready: Ready[] = [...paired, ...(await render(db, found))]
  const at = now.toISOString()
  await transact(db, async (trx) => {
    for (const each of ready) {
      const { name, hash } = each.seed
      const version = await put(trx, each, seeded.get(name), at)
      await saveSeeded(trx, name, { hash, version }, at)
    }
    await bumpContent(trx)
  })
}
