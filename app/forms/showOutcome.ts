import type { outbox } from '#app/i18n/en/outbox/outbox.ts'
import { wasDoneBefore, type Refusal } from '#app/offline/outbox/outboxRow.ts'
import type { Outcome } from '#app/offline/outbox/submit.ts'
import { showToast } from '#app/ui/toasts.ts'
import type { CommandLabels } from './commandLabels.ts'

type OutcomeMessages = Pick<CommandLabels, 'success' | 'failure'> & {
  /** Set if success opens another page. */
  withPage?: true
}

/** Announces the outcome of a command in a toast. */
export function showOutcome(
  outcome: Outcome<unknown>,
  { success, failure, withPage }: OutcomeMessages,
  words: typeof outbox.english,
): void {
  const place = withPage && { withPage }
  if (outcome.state === 'accepted') return showToast({ ...success, ...place, tone: 'success' })
  if (outcome.state === 'saved') {
    return showToast({ title: words.savedTitle, description: words.savedText, ...place })
  }
  if (outcome.state === 'late') {
    return showToast({ title: words.late, description: words.lateText, tone: 'destructive' })
  }
  if (outcome.state === 'refused' && wasDoneBefore(outcome.refusal)) {
    return showToast({ title: words.doneBefore, description: words.doneBeforeText })
  }
  const description =
    outcome.state === 'unsaved'
      ? outcome.isFull
        ? words.phoneFull
        : words.notKept
      : (failure.description ?? reasonOf(outcome.refusal, words))
  showToast({ title: failure.title, tone: 'destructive', ...(description && { description }) })
}

/** If the specification has no text for a failure. */
const reasonOf = ({ problem }: Refusal, words: typeof outbox.english): string | undefined =>
  (problem.errors ?? []).length > 0 ? words.checkFields : problem.detail
