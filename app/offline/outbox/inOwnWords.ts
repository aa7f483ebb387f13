import { ownWords } from '#app/api/ownWords.ts'
import { commands } from '#contract/commands.ts'
import type { OutboxRow } from './outboxRow.ts'

/** A row keeps codes, in case the language changes: words are for whoever reads it. */
export const inOwnWords = async <R extends OutboxRow | undefined>(row: R): Promise<R> => {
  if (!row?.refusal) return row
  const { refusal } = row
  const { command, input, language } = row
  const problem = await ownWords(refusal.problem, commands[command], input, language)
  return { ...row, refusal: { ...refusal, problem } }
}
