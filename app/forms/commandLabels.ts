import type { CommandName } from '#contract/commands.ts'
import type { Sent } from '#contract/endpoint.ts'
import type { commands } from '#contract/commands.ts'

type SaidToast = { title: string; description?: string }

/** How one command is spoken of: by its own form, by the toast of a later answer, and in the outbox. */
export type CommandLabels<N extends CommandName = CommandName> = {
  /** What it is, for the list: 'Message to the temple'. */
  name: string
  /** Which one it is: a few words of what was written. */
  summary: (input: Sent<(typeof commands)[N]>) => string
  success: SaidToast
  failure: SaidToast
  /** The form that shows it again to be changed, by the id of its row. */
  editPath?: (id: string) => string
  /** Where its answer can be seen; without a secret where it is of the person who is logged in. */
  resultPath?: (answer: unknown, isOwn: boolean) => string | undefined
}

export type LabelsByCommand = { readonly [N in CommandName]?: CommandLabels<N> }
