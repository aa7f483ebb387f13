import type { Refusal } from '#app/offline/outbox/outboxRow.ts'

/** A reference that belongs to another donation cannot identify a payment. */
export const isTaken = (refusal: Refusal | undefined): boolean =>
  refusal?.problem.code === 'id_taken'
