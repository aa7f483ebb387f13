import type { Knex } from 'knex'
import { bumpContent } from '#server/db/contentVersion.ts'
import { transact } from '#server/db/db.ts'
import { insertSettings } from '#server/features/bookings/slotRepository.ts'
import { listVerses, replaceVerses } from '#server/features/mantras/verseRepository.ts'
import { insertProduct } from '#server/features/shop/repository.ts'
import { insertSite } from '#server/features/site/repository.ts'
import type { SeedAudio, SeedFiles, SeedMantra } from './files.ts'
import { toProductRecord } from './products.ts'
import { firstPujas } from './pujas.ts'
import { firstSetUp, firstSite } from './site.ts'

const insertMantra = async (
  trx: Knex.Transaction,
  { lines, ...mantra }: SeedMantra,
  createdAt: string,
): Promise<void> => {
  const { id } = mantra
  await trx('mantras').insert({
    id,
    position: mantra.position,
    title: mantra.title,
    origin: mantra.origin ?? null,
    meaning: mantra.meaning,
    is_featured: mantra.isFeatured,
    kind: mantra.kind ?? 'mantra',
    language: mantra.language ?? 'sa',
    aarti_position: mantra.aartiPosition ?? null,
    audio_url: null,
    audio_bytes: null,
    audio_duration_ms: null,
    audio_is_synthesised: null,
    created_at: createdAt,
  })
  await trx('mantra_lines').insert(
    lines.map(({ text, verse }, index) => ({
      mantra_id: id,
      position: index + 1,
      verse,
      text,
      start_ms: null,
    })),
  )
}

/** Whether staff have left the text as it was. */
const isAsSeeded = async (
  trx: Knex.Transaction,
  id: string,
  lines: SeedMantra['lines'],
): Promise<boolean> => {
  const storedLines = await trx('mantra_lines')
    .where({ mantra_id: id })
    .orderBy('position')
    .select<{ text: string; verse: number }[]>('text', 'verse')
  return JSON.stringify(storedLines) === JSON.stringify(lines)
}

/** Says what the verses mean, unless staff have changed the text or said so already. */
const addVerses = async (
  trx: Knex.Transaction,
  { id, lines, verses = [] }: SeedMantra,
): Promise<void> => {
  if (!(await isAsSeeded(trx, id, lines)) || (await listVerses(trx, [id])).size > 0) return
  await replaceVerses(
    trx,
    id,
    verses.map(({ number, ...verse }) => ({ verse: number, ...verse })),
  )
}

/** Says where a text and its meaning come from, unless staff have changed the text or said so already. */
const addSources = async (
  trx: Knex.Transaction,
  { id, lines, meaningSources = [], sources = [] }: SeedMantra,
): Promise<void> => {
  if (!(await isAsSeeded(trx, id, lines))) return
  // Earlier releases had only the names of those for the meaning.
  const earlier = meaningSources.map(({ name }) => name).join('; ')
  await trx('mantras')
    .where({ id })
    .where((query) => query.whereNull('meaning_source').orWhere('meaning_source', earlier))
    .update({ meaning_source: sources.join('\n') })
}

/** Gives a mantra its recording, unless staff have already added their own. */
const addAudio = async (
  trx: Knex.Transaction,
  id: string,
  { file, bytes, durationMs, isSynthesised, lineStartsMs }: SeedAudio,
): Promise<void> => {
  const changed = await trx('mantras')
    .where({ id, audio_url: null })
    .update({
      audio_url: `/audio/${file}`,
      audio_bytes: bytes,
      audio_duration_ms: durationMs,
      audio_is_synthesised: isSynthesised,
    })
  if (changed === 0) return
  for (const [index, startMs] of lineStartsMs.entries()) {
    await trx('mantra_lines')
      .where({ mantra_id: id, position: index + 1 })
      .update({ start_ms: Math.round(startMs) })
  }
}

/** All but what updates correct. */
type InsertedOnce = Omit<SeedFiles, 'rites'>

/**
 * Each part under its own name: it is inserted once, and what staff delete afterwards stays
 * deleted.
 */
const parts = ({ mantras, aartis, audio, products }: InsertedOnce, now: string) => [
  { name: 'site', put: (trx: Knex.Transaction) => insertSite(trx, firstSite, firstSetUp) },
  ...firstPujas.map(({ pujaType, capacity }) => ({
    name: `puja/${pujaType}`,
    put: (trx: Knex.Transaction) => insertSettings(trx, pujaType, capacity),
  })),
  ...[...mantras, ...aartis].map((mantra) => ({
    name: `mantra/${mantra.id}`,
    put: (trx: Knex.Transaction) => insertMantra(trx, mantra, now),
  })),
  ...[...mantras, ...aartis]
    .filter(({ verses }) => verses)
    .map((mantra) => ({
      name: `verses/${mantra.id}`,
      put: (trx: Knex.Transaction) => addVerses(trx, mantra),
    })),
  ...[...mantras, ...aartis]
    .filter(({ sources }) => sources)
    .map((mantra) => ({
      name: `sources/${mantra.id}`,
      put: (trx: Knex.Transaction) => addSources(trx, mantra),
    })),
  ...[...mantras, ...aartis].flatMap(({ id }) => {
    const recording = audio[id]
    return recording
      ? [{ name: `audio/${id}`, put: (trx: Knex.Transaction) => addAudio(trx, id, recording) }]
      : []
  }),
  ...products.map((product) => ({
    name: `product/${product.id}`,
    put: (trx: Knex.Transaction) => insertProduct(trx, toProductRecord(product, now)),
  })),
]

/** Inserts missing starter content; a second run changes nothing. */
export const seed = (db: Knex, files: InsertedOnce, now: Date): Promise<void> =>
  transact(db, async (trx) => {
    const seededAt = now.toISOString()
    const done = new Set(await trx('seeds').pluck<string[]>('name'))
    const missing = parts(files, seededAt).filter(({ name }) => !done.has(name))
    for (const { name, put } of missing) {
      await put(trx)
      await trx('seeds').insert({ name, seeded_at: seededAt })
    }
    if (missing.length > 0) await bumpContent(trx)
  })
