import { Link } from '@tanstack/react-router'
import { Send } from 'lucide'
import { type ComponentType, useEffect, useMemo } from 'react'
import { createPortal } from 'react-dom'
import { outbox } from '#app/i18n/en/outbox/outbox.ts'
import { useWords } from '#app/i18n/words.ts'
import { showAppBadge } from '#app/offline/outbox/appBadge.ts'
import { guestAccount, isOpen, isOthers, type OutboxRow } from '#app/offline/outbox/outboxRow.ts'
import { useAccount } from '#app/offline/session/useAccount.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { iconButtonClass } from '#app/ui/IconButton.tsx'
import { isUnannounced } from './isUnannounced.ts'
import { useOutbox } from './useOutbox.ts'

type Props = { Outcomes: ComponentType<{ rows: readonly OutboxRow[] }> }

/**
 * The badge of items that need attention; `Outcomes` is rendered once there are outcomes to
 * announce.
 */
export function OutboxNews({ Outcomes }: Props) {
  const { account } = useAccount()
  const { rows: all } = useOutbox()
  const ownAccount = account?.id ?? guestAccount
  const rows = useMemo(
    () => (all ?? []).filter((row) => !isOthers(row, ownAccount)),
    [all, ownAccount],
  )
  return (
    <>
      <OutboxBadge rows={rows} />
      {rows.some(isUnannounced) && <Outcomes rows={rows} />}
    </>
  )
}

/**
 * How many items need attention, in the header and on the app's icon; nothing if there are none.
 */
function OutboxBadge({ rows }: { rows: readonly OutboxRow[] }) {
  const words = useWords(outbox)
  const count = rows.filter(isOpen).length
  useEffect(() => void showAppBadge(count), [count])
  const place = document.getElementById('outbox-badge')
  if (count === 0 || !place) return null
  const needsYou = rows.some(({ state }) => state === 'refused' || state === 'held')
  return createPortal(
    <Link
      to="/outbox"
      aria-label={words.badge(count)}
      title={words.badge(count)}
      className={`${iconButtonClass()} relative no-underline`}
    >
      <Icon of={Send} />
      <span
        aria-hidden
        className={needsYou ? 'count-badge bg-kumkum text-on-kumkum' : 'count-badge'}
      >
        {count > 99 ? '99+' : count}
      </span>
    </Link>,
    place,
  )
}
