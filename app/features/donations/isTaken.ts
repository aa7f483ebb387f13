import type { Refusal } from '#app/offline/outbox/outboxRow.ts'

/** No payment can be found by a reference that is another donation's. */
export const isTaken = (refusal: Refusal | undefined): boolean =>
  refusal?.problem.code === 'id_taken'
