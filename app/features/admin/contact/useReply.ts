import { useState } from 'react'
import type { Failure } from '#app/admin/failure.ts'
import { useSaving } from '#app/admin/useSaving.ts'
import { newCommandId } from '#app/offline/outbox/commandId.ts'
import { type ContactMessageDetails, getMessage, replyToMessage } from '#contract/contact/admin.ts'

const draftOf = (text: string, seen: number) => ({ text, key: newCommandId(), seen })

/**
 * The answer being written. Its key depends on the text: pressed twice, or again after the
 * connection was lost, it sends one email. It is based on the answers there were when it was begun:
 * one that appears above the field meanwhile may not have been noticed.
 */
export function useReply({ id, version }: Pick<ContactMessageDetails, 'id' | 'version'>) {
  const { save, load } = useSaving()
  const [draft, setDraft] = useState(() => draftOf('', version))
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  /** The message with somebody else's answer. */
  const [answered, setAnswered] = useState<ContactMessageDetails>()
  const { text, key } = draft
  const seen = text === '' ? Math.max(version, draft.seen) : draft.seen
  const write = (typed: string) => {
    setDraft(draftOf(typed, seen))
    setFailure(undefined)
  }
  const discard = () => {
    setAnswered(undefined)
    write('')
  }
  /** True if it is on its way. */
  const send = async (from = seen): Promise<boolean> => {
    setIsBusy(true)
    setFailure(undefined)
    const { saved, failure: failed } = await save(replyToMessage, { id, text }, from, key)
    const latest = failed?.kind === 'changed' ? await load(getMessage, { id }) : undefined
    setIsBusy(false)
    setAnswered(latest)
    setFailure(latest ? undefined : failed)
    if (saved) setDraft(draftOf('', saved.version))
    return saved !== undefined
  }
  const replies = answered?.replies.slice(seen - 1) ?? []
  const theirs = answered && { id: answered, version: answered.version, replies }
  return { text, write, send, discard, isBusy, failure, theirs }
}
