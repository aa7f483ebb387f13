import { ownWords } from '#app/api/ownWords.ts'
import { commands } from '#contract/commands.ts'
import type { OutboxRow } from './outboxRow.ts'

/** A row stores codes, in case the language changes: the words are made for its reader. */
export const inOwnWords = async <R extends OutboxRow | undefined>(row: R): Promise<R> => {
  if (!row?.refusal) return row
  const { refusal } = row
  const { command, input, language } = row
  const problem = await ownWords(refusal.problem, commands[command], input, language)
  return { ...row, refusal: { ...refusal, problem } }
}
