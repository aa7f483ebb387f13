import type { CommandName } from '#contract/commands.ts'
import type { Sent } from '#contract/endpoint.ts'
import type { commands } from '#contract/commands.ts'

type ToastText = { title: string; description?: string; note?: string }

/** The texts for one command: in its form, in the toast of a later answer, and in the outbox. */
export type CommandLabels<N extends CommandName = CommandName> = {
  /** Its name in the outbox, for example 'Message to the temple'. */
  name: string
  /** A name from the temple's content, stored with the command: the content may lose it later. */
  subject?: (input: Sent<(typeof commands)[N]>) => string | undefined
  /** Which one it is: a few words of its content, with the subject it had when it was written. */
  summary: (input: Sent<(typeof commands)[N]>, subject?: string) => string
  success: ToastText
  failure: ToastText
  /** The form in which it can be edited, by the id of its row. */
  editPath?: (id: string) => string
  /** Path of its result; without the secret if it belongs to the logged-in account. */
  resultPath?: (answer: unknown, isOwn: boolean) => string | undefined
}

export type LabelsByCommand = { readonly [N in CommandName]?: CommandLabels<N> }
