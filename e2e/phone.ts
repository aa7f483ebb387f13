import { expect, type Page } from '@playwright/test'
import { addressHere } from './pseudo/readPseudo.ts'

/**
 * The rows that the phone stores in a table, or those with one key; none if it has stored nothing
 * yet. Opens only an existing database, because opening would create an empty one.
 */
export const rowsOn = (page: Page, table: string, key?: string): Promise<unknown[]> =>
  page.evaluate(
    async ([store, wanted]) => {
      const databases = await indexedDB.databases()
      if (!databases.some(({ name }) => name === 'modak')) return []
      return new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open('modak')
        opening.addEventListener('error', () => reject(opening.error))
        opening.addEventListener('success', () => {
          const db = opening.result
          if (!db.objectStoreNames.contains(store)) {
            db.close()
            return resolve([])
          }
          const reading = db.transaction(store).objectStore(store).getAll(wanted)
          reading.addEventListener('error', () => reject(reading.error))
          reading.addEventListener('success', () => {
            db.close()
            resolve(reading.result)
          })
        })
      })
    },
    [table, key] as const,
  )

/** The benchmarks wait here too, where no configuration sets a limit. */
const patient = { timeout: 60_000 }

/** The first visit has brought the mantras' texts to the phone, and after them the aartis'. */
export const mantrasKept = (page: Page): Promise<void> =>
  expect.poll(async () => (await rowsOn(page, 'mantras')).length, patient).toBeGreaterThan(13)

/** The first visit has brought the newest articles to the phone. */
export const articlesKept = (page: Page, count = 9): Promise<void> =>
  expect
    .poll(async () => (await rowsOn(page, 'posts')).length, patient)
    .toBeGreaterThanOrEqual(count)

/** The worker has fetched the pages on which the app is opened, which is its last task. */
export const pagesKept = (page: Page): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const cache = await caches.open('modak-pages')
          return (await cache.keys()).map(({ url }) => new URL(url).pathname)
        }),
      patient,
    )
    .toEqual(expect.arrayContaining(['/', '/mantras'].map(addressHere)))
