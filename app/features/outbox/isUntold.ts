import type { OutboxRow } from '#app/offline/outbox/outboxRow.ts'

/** The server has accepted or refused it, and nobody has been told. */
export const isUntold = ({ state, isTold }: OutboxRow): boolean =>
  !isTold && (state === 'accepted' || state === 'refused')
