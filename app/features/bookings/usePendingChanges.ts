import type { OfflineDb } from '#app/offline/db.ts'
import type { Outbox } from '#app/offline/outbox/outbox.ts'
import { isOpen, type OutboxRow } from '#app/offline/outbox/outboxRow.ts'
import { useLive } from '#app/offline/useLive.ts'

const changes = ['cancelBooking', 'rescheduleBooking', 'giveAddress'] as const
type Change = (typeof changes)[number]
export type PendingChange = OutboxRow & { command: Change }

const isChange = (row: OutboxRow): row is PendingChange =>
  (changes as readonly string[]).includes(row.command)

const isOf = (row: OutboxRow, reference: string): boolean =>
  (row.input as { reference?: string }).reference?.toUpperCase() === reference.toUpperCase()

/** Changes to a booking on this phone that are waiting, on their way or refused. */
export function usePendingChanges(reference: string): readonly PendingChange[] {
  const read = async (_: OfflineDb, outbox: Outbox) =>
    (await outbox.list()).filter(
      (row): row is PendingChange => isChange(row) && isOpen(row) && isOf(row, reference),
    )
  return useLive(reference, read).data ?? []
}
