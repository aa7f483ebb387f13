// Run by migrate.test.ts, several times at once: one process that prepares the database and exits.
import { prepareDb } from '#server/startup/prepare.ts'

const db = await prepareDb(JSON.parse(process.argv[2] ?? ''))
await db.destroy()
