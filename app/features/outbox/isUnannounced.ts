import type { OutboxRow } from '#app/offline/outbox/outboxRow.ts'

/** Whether it was accepted or refused, and no toast has announced that yet. */
export const isUnannounced = ({ state, isTold }: OutboxRow): boolean =>
  !isTold && (state === 'accepted' || state === 'refused')
