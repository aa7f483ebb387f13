import type { DbLocation } from '#server/db/db.ts'
import { openDb } from '#server/db/db.ts'
import { migrate } from '#server/db/migrate.ts'
import { seedRites } from '#server/db/seed/rites.ts'
import { seed } from '#server/db/seed/seed.ts'
import { insertPage } from '#server/features/pages/repository.ts'
import { content, pages } from './content.ts'
import { setUpTemple } from './exampleTemple.ts'

/** Makes all tables and writes the content of a small temple into them. */
export const fill = async (location: DbLocation): Promise<void> => {
  const db = openDb(location)
  await migrate(db)
  await seed(db, content, new Date('2026-01-01T00:00:00Z'))
  await seedRites(db, content.rites, new Date('2026-01-01T00:00:00Z'))
  await setUpTemple(db)
  for (const page of pages) await insertPage(db, page)
  await db.destroy()
}
