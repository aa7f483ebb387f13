import { outbox } from '#app/i18n/en/outbox/outbox.ts'
import type { CommandLabels, LabelsByCommand } from './commandLabels.ts'

/** A row from another version of the app may hold a command for which this one has no texts. */
const unknownLabels: CommandLabels = {
  name: outbox.english.unknown,
  summary: () => '',
  success: { title: outbox.english.state.accepted },
  failure: { title: outbox.english.needsYouTitle },
}

export const labelsOf = (labels: LabelsByCommand, command: string): CommandLabels =>
  (labels as Partial<Record<string, CommandLabels>>)[command] ?? unknownLabels
