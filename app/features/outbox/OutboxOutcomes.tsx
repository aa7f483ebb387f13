import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { LabelsByCommand } from '#app/forms/commandLabels.ts'
import { labelsOf } from '#app/forms/labelsOf.ts'
import { outbox as outboxWords } from '#app/i18n/en/outbox/outbox.ts'
import { useWords } from '#app/i18n/words.ts'
import { wasDoneBefore, type OutboxRow } from '#app/offline/outbox/outboxRow.ts'
import { getToast, showToast } from '#app/ui/toasts.ts'
import { isUnannounced } from './isUnannounced.ts'

const isNo = ({ state }: OutboxRow) => state === 'refused'

type Props = { rows: readonly OutboxRow[]; labels: LabelsByCommand }

/** Announces once what happened to a command whose form was closed long ago. */
export function OutboxOutcomes({ rows, labels }: Props) {
  const words = useWords(outboxWords)
  const navigate = useNavigate()
  const announceOutcome = useEffectEvent((row: OutboxRow) => {
    const { success, failure } = labelsOf(labels, row.command)
    if (row.state === 'accepted') {
      const shown = getToast()
      const isToBeRead = shown?.isOpen && shown.durationMs === Infinity
      return isToBeRead ? undefined : showToast({ ...success, tone: 'success' })
    }
    const isOver = wasDoneBefore(row.refusal)
    showToast({
      title: isOver ? words.doneBefore : failure.title,
      description: isOver ? words.doneBeforeText : words.needsYouText,
      ...(!isOver && { tone: 'destructive' }),
      durationMs: Infinity,
      action: { label: words.open, onAction: () => void navigate({ to: '/outbox' }) },
    })
  })

  useEffect(() => {
    const announce = async () => {
      // Left to the visible page, if there are several.
      if (document.visibilityState !== 'visible') return
      const { isAwaited, outbox } = await import('#app/offline/phone.ts')
      const unannounced = rows.filter((row) => isUnannounced(row) && !isAwaited(row.id))
      // Only one toast is shown at a time: refusals come last and stay until dismissed.
      for (const row of unannounced.toSorted((a, b) => Number(isNo(a)) - Number(isNo(b)))) {
        if (await outbox.markAnnounced(row.id)) announceOutcome(row)
      }
    }
    const handleVisible = () => void announce().catch(() => undefined)
    handleVisible()
    document.addEventListener('visibilitychange', handleVisible)
    return () => document.removeEventListener('visibilitychange', handleVisible)
  }, [rows])

  return null
}
