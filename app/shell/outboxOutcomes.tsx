import { OutboxOutcomes } from '#app/features/outbox/OutboxOutcomes.tsx'
import type { OutboxRow } from '#app/offline/outbox/outboxRow.ts'
import { useCommandLabels } from './commandLabels.ts'

/** Has the texts of every feature that sends something, loaded when there is something to say. */
export const Outcomes = ({ rows }: { rows: readonly OutboxRow[] }) => (
  <OutboxOutcomes rows={rows} labels={useCommandLabels()} />
)
