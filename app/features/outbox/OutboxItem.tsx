import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { CommandLabels } from '#app/forms/commandLabels.ts'
import { fullMomentText } from '#app/i18n/dates.ts'
import { outbox as outboxWords } from '#app/i18n/en/outbox/outbox.ts'
import { useWords } from '#app/i18n/words.ts'
import { getAccount } from '#app/offline/session/account.ts'
import {
  canEdit,
  guestAccount,
  isOthers,
  wasDoneBefore,
  type OutboxRow,
} from '#app/offline/outbox/outboxRow.ts'
import { LoginLink } from '#app/ui/LoginLink.tsx'
import { Button, buttonClass } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { OutboxNotice } from './OutboxNotice.tsx'

type Props = { row: OutboxRow; labels: CommandLabels; timeZone: string }

const loadPhone = () => import('#app/offline/phone.ts')

const tones = {
  queued: 'saffron',
  sending: 'gold',
  accepted: 'durva',
  doneBefore: 'durva',
  needsYou: 'kumkum',
} as const

const stateOf = ({ state, refusal }: OutboxRow): keyof typeof tones => {
  if (wasDoneBefore(refusal)) return 'doneBefore'
  return state === 'refused' || state === 'held' ? 'needsYou' : state
}

/** One command: what it is, its status, and what the person can do about it. */
export function OutboxItem({ row, labels, timeZone }: Props) {
  const words = useWords(outboxWords)
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  // Another account's item: it can only be removed from this phone.
  const isHidden = isOthers(row, getAccount())
  const state = isHidden ? 'queued' : stateOf(row)
  const isSettled = row.state === 'accepted' || wasDoneBefore(row.refusal)
  const isOwn = row.account !== guestAccount
  const result = row.state === 'accepted' ? labels.resultPath?.(row.answer, isOwn) : undefined

  const handleEdit = async () => {
    const { outbox } = await loadPhone()
    if (!(await outbox.hold(row.id))) {
      return showToast({ title: words.tooLate, description: words.tooLateText })
    }
    await navigate({ href: labels.editPath?.(row.id) ?? '/outbox' })
  }
  const handleSend = async () => {
    const { outbox, wake } = await loadPhone()
    await outbox.release(row.id)
    wake()
  }
  const handleDiscard = async () => {
    const { outbox } = await loadPhone()
    if (!(await outbox.discard(row.id))) {
      showToast({ title: words.tooLate, description: words.tooLateText })
    }
  }

  return (
    <li className="py-5">
      <h2 className="text-lg">{labels.name}</h2>
      {!isHidden && (
        <p className="mt-1 break-words">{labels.summary(row.input as never, row.subject)}</p>
      )}
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <Chip tone={tones[state]}>{words.state[state]}</Chip>
        <span>
          {row.state === 'accepted' && row.settledAt
            ? words.sentAt(fullMomentText(Date.parse(row.settledAt), timeZone))
            : words.written(fullMomentText(Date.parse(row.createdAt), timeZone))}
        </span>
      </p>
      <OutboxNotice row={row} />
      <div className="mt-3 flex flex-wrap gap-3">
        {isAsking ? (
          <>
            <p className="w-full font-semibold" role="alert">
              {row.attempts > 0 && row.state !== 'refused' ? words.sureMaybe : words.sureNever}
            </p>
            <Button variant="danger" size="small" onClick={handleDiscard}>
              {words.discard}
            </Button>
            <Button variant="outline" size="small" onClick={() => setIsAsking(false)}>
              {words.keep}
            </Button>
          </>
        ) : (
          <>
            {result && (
              <Link to={result} className={buttonClass({ variant: 'outline', size: 'small' })}>
                {words.look}
              </Link>
            )}
            {row.heldFor === 'sign_in' && !isHidden && (
              <LoginLink back="/outbox" className={buttonClass({ size: 'small' })}>
                {words.signIn}
              </LoginLink>
            )}
            {labels.editPath && canEdit(row) && !isHidden && (
              <Button variant="outline" size="small" onClick={handleEdit}>
                {words.edit}
              </Button>
            )}
            {(row.state === 'queued' || row.state === 'held') && !isHidden && (
              <Button variant="outline" size="small" onClick={handleSend}>
                {words.sendNow}
              </Button>
            )}
            {isSettled && (
              <Button variant="quiet" size="small" onClick={handleDiscard}>
                {words.remove}
              </Button>
            )}
            {!isSettled && row.state !== 'sending' && (
              <Button variant="quiet" size="small" onClick={() => setIsAsking(true)}>
                {words.discard}
              </Button>
            )}
          </>
        )}
      </div>
    </li>
  )
}
