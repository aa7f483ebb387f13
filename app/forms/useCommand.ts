import { useRef, useState } from 'react'
import { outbox as outboxWords } from '#app/i18n/en/outbox/outbox.ts'
import { useWords } from '#app/i18n/words.ts'
import { newCommandId } from '#app/offline/outbox/commandId.ts'
import type { Refusal } from '#app/offline/outbox/outboxRow.ts'
import type { Outcome } from '#app/offline/outbox/submit.ts'
import type { CommandName, commands } from '#contract/commands.ts'
import type { Out, Sent } from '#contract/endpoint.ts'
import type { CommandLabels } from './commandLabels.ts'
import { showOutcome } from './showOutcome.ts'

/** A command with a single button: through the outbox like a form, with the same texts. */
export function useCommand<N extends CommandName>(command: N, labels: CommandLabels<N>) {
  const words = useWords(outboxWords)
  const id = useRef<string>(undefined)
  const [isSending, setIsSending] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()

  const send = async (
    input: Sent<(typeof commands)[N]>,
  ): Promise<Outcome<Out<(typeof commands)[N]>>> => {
    setIsSending(true)
    setRefusal(undefined)
    // Pressed again after nothing was stored, it is the same command.
    id.current ??= newCommandId()
    const outcome = await submit(id.current, input)
    if (outcome.state !== 'unsaved') id.current = undefined
    if (outcome.state === 'refused') setRefusal(outcome.refusal)
    showOutcome(outcome, labels, words)
    setIsSending(false)
    return outcome
  }

  const submit = async (
    key: string,
    input: Sent<(typeof commands)[N]>,
  ): Promise<Outcome<Out<(typeof commands)[N]>>> => {
    try {
      const phone = await import('#app/offline/phone.ts')
      return await phone.submit({ id: key, command, input })
    } catch {
      return { state: 'unsaved', isFull: false }
    }
  }
  return { send, isSending, refusal }
}
