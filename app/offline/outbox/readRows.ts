import { rowInOwnWords } from '#app/api/ownWords.ts'
import type { OfflineDb } from '#app/offline/db.ts'
import type { OutboxRow } from './outboxRow.ts'

/** All commands on this phone, oldest first, and why the server refused some of them. */
export const readRows = async ({ outbox }: OfflineDb): Promise<OutboxRow[]> =>
  Promise.all((await outbox.toArray()).map(rowInOwnWords))
