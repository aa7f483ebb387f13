import { OutboxOutcomes } from '#app/features/outbox/OutboxOutcomes.tsx'
import type { OutboxRow } from '#app/offline/outbox/outboxRow.ts'
import { useCommandLabels } from './commandLabels.ts'

/**
 * Contains the texts of every feature that sends commands, so it loads only when there is an
 * outcome to announce.
 */
export const Outcomes = ({ rows }: { rows: readonly OutboxRow[] }) => (
  <OutboxOutcomes rows={rows} labels={useCommandLabels()} />
)
