import { type ComponentType, useMemo } from 'react'
import { guestAccount, isOthers, type OutboxRow } from '#app/offline/outbox/outboxRow.ts'
import { useAccount } from '#app/offline/session/useAccount.ts'
import { isUntold } from './isUntold.ts'
import { OutboxBadge } from './OutboxBadge.tsx'
import { useOutbox } from './useOutbox.ts'

type Props = { Outcomes: ComponentType<{ rows: readonly OutboxRow[] }> }

/** Counts what needs attention; `Outcomes` announces the rest, once there is something to say. */
export function OutboxNews({ Outcomes }: Props) {
  const { account } = useAccount()
  const { rows: all } = useOutbox()
  const mine = account?.id ?? guestAccount
  const rows = useMemo(() => (all ?? []).filter((row) => !isOthers(row, mine)), [all, mine])
  return (
    <>
      <OutboxBadge rows={rows} />
      {rows.some(isUntold) && <Outcomes rows={rows} />}
    </>
  )
}
