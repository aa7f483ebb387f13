import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useMemo } from 'react'
import type { CommandFaces } from '#app/forms/commandFace.ts'
import { faceOf } from '#app/forms/faceOf.ts'
import { outbox as outboxWords } from '#app/i18n/en/outbox.ts'
import { useWords } from '#app/i18n/words.ts'
import { guestAccount, isOthers, type OutboxRow } from '#app/offline/outboxRow.ts'
import { useAccount } from '#app/querying/useAccount.ts'
import { showToast } from '#app/ui/toasts.ts'
import { OutboxBadge } from './OutboxBadge.tsx'
import { useOutbox } from './useOutbox.ts'

const isUntold = ({ state, isTold }: OutboxRow) =>
  !isTold && (state === 'accepted' || state === 'refused')

/** Says once what became of a command whose form is long closed, and counts what is not settled. */
export function OutboxNews({ faces }: { faces: CommandFaces }) {
  const words = useWords(outboxWords)
  const navigate = useNavigate()
  const { account } = useAccount()
  const { rows: all } = useOutbox()
  const mine = account?.id ?? guestAccount
  const rows = useMemo(() => all?.filter((row) => !isOthers(row, mine)), [all, mine])

  const say = useEffectEvent((row: OutboxRow) => {
    const face = faceOf(faces, row.command)
    if (row.state === 'accepted') return showToast({ ...face.success, tone: 'success' })
    showToast({
      title: face.failure.title,
      description: words.needsYouText,
      tone: 'destructive',
      durationMs: Infinity,
      action: { label: words.open, onAction: () => void navigate({ to: '/outbox' }) },
    })
  })

  useEffect(() => {
    const tell = async () => {
      // A page in the background leaves it to the one that is looked at.
      if (document.visibilityState !== 'visible') return
      const { isAwaited, outbox } = await import('#app/offline/phone.ts')
      for (const row of rows ?? []) {
        if (isUntold(row) && !isAwaited(row.id) && (await outbox.tell(row.id))) say(row)
      }
    }
    const handleVisible = () => void tell().catch(() => undefined)
    handleVisible()
    document.addEventListener('visibilitychange', handleVisible)
    return () => document.removeEventListener('visibilitychange', handleVisible)
  }, [rows])

  return <OutboxBadge rows={rows ?? []} />
}
