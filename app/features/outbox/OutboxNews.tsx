import { type ComponentType, useMemo } from 'react'
import { guestAccount, isOthers, type OutboxRow } from '#app/offline/outbox/outboxRow.ts'
import { useAccount } from '#app/offline/session/useAccount.ts'
import { isUnannounced } from './isUnannounced.ts'
import { OutboxBadge } from './OutboxBadge.tsx'
import { useOutbox } from './useOutbox.ts'

type Props = { Outcomes: ComponentType<{ rows: readonly OutboxRow[] }> }

/**
 * The badge of items that need attention; `Outcomes` is rendered once there are outcomes to
 * announce.
 */
export function OutboxNews({ Outcomes }: Props) {
  const { account } = useAccount()
  const { rows: all } = useOutbox()
  const mine = account?.id ?? guestAccount
  const rows = useMemo(() => (all ?? []).filter((row) => !isOthers(row, mine)), [all, mine])
  return (
    <>
      <OutboxBadge rows={rows} />
      {rows.some(isUnannounced) && <Outcomes rows={rows} />}
    </>
  )
}
