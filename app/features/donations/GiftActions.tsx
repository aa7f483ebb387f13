import { fieldText } from '#contract/i18n/en/fieldText.ts'
import { useNavigate } from '@tanstack/react-router'
import { type SyntheticEvent, useState } from 'react'
import { type Trouble, troubleOf } from '#app/forms/trouble.ts'
import { TroubleNote } from '#app/forms/TroubleNote.tsx'
import { monthly } from '#app/i18n/en/donations/monthly.ts'
import { pathHere } from '#app/i18n/language.ts'
import { useWords } from '#app/i18n/words.ts'
import { call } from '#app/offline/call.ts'
import { amountOf, typedAmount } from '#app/payments/amountOf.ts'
import { Button } from '#app/ui/Button.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import {
  type MonthlyGift,
  pledgeGiftMonth,
  setGiftAmount,
  setGiftStatus,
} from '#contract/monthlyGifts/public.ts'

/** How the caller opens the gift: without a token it belongs to the account. */
export type GiftLink = { reference: string; token?: string }

type Props = { gift: MonthlyGift; link: GiftLink; onChange: (gift: MonthlyGift) => void }

type Doing = 'idle' | 'changing' | 'stopping'

type Status = 'active' | 'paused' | 'ended'

type Task = Status | 'give' | 'change'

/** What its donor can do with a monthly gift. */
export function GiftActions({ gift, link, onChange }: Props) {
  const { own: words } = useWords(monthly)
  const navigate = useNavigate()
  const [doing, setDoing] = useState<Doing>('idle')
  /** What was closed: the button that opened it gets the focus back. */
  const [closed, setClosed] = useState<Doing>()
  const [task, setTask] = useState<Task>()
  const isBusy = task !== undefined
  const [trouble, setTrouble] = useState<Trouble>()
  const { way, status } = gift
  if (status === 'ended' || gift.isStopping) return null

  const close = () => {
    setClosed(doing)
    setDoing('idle')
  }
  const run = async (begun: Task, work: () => Promise<unknown>) => {
    setTrouble(undefined)
    setTask(begun)
    try {
      await work()
      close()
    } catch (error) {
      setTrouble(troubleOf(error))
    }
    setTask(undefined)
  }
  const set = (next: Status) =>
    run(next, async () => onChange(await call(setGiftStatus, { ...link, status: next })))
  const give = () =>
    run('give', async () => {
      const options = { idempotencyKey: crypto.randomUUID() }
      const { reference, token } = await call(pledgeGiftMonth, link, options)
      await navigate({
        to: '/donation/$reference',
        params: { reference: reference.toLowerCase() },
        ...(link.token !== undefined && { hash: token }),
      })
    })
  // A separate document: only the checkout may load the payment provider's script.
  const pay = () =>
    location.assign(
      pathHere(
        `/checkout?gift=${link.reference.toLowerCase()}${link.token === undefined ? '' : `#${link.token}`}`,
      ),
    )
  const change = (amount: number) =>
    run('change', async () => onChange(await call(setGiftAmount, { ...link, amount })))

  if (doing === 'changing')
    return (
      <ChangeAmount gift={gift} trouble={trouble} isBusy={isBusy} onSave={change} onClose={close} />
    )
  if (doing === 'stopping')
    return (
      <div role="group" aria-labelledby="stop-gift" className="card mt-5 grid gap-3 p-5">
        <h2 id="stop-gift" className="text-xl">
          {words.stopTitle}
        </h2>
        <p>{words.stopText}</p>
        <TroubleNote trouble={trouble} />
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" autoFocus onClick={close}>
            {words.keep}
          </Button>
          <Button variant="danger" isBusy={isBusy} onClick={() => set('ended')}>
            {words.stopNow}
          </Button>
        </div>
      </div>
    )
  const isChangeable = status === 'active' || status === 'paused'
  return (
    <div className="mt-5 grid gap-3">
      <div className="flex flex-wrap gap-3">
        {way === 'upi' && status === 'pending' && (
          <Button isBusy={isBusy} onClick={() => set('active')}>
            {words.start}
          </Button>
        )}
        {way === 'card' && status === 'failed' && <Button onClick={pay}>{words.payNow}</Button>}
        {way === 'upi' && isChangeable && (
          <Button isBusy={task === 'give'} disabled={isBusy} onClick={give}>
            {words.giveNow}
          </Button>
        )}
        {isChangeable && (
          <Button
            variant="outline"
            isBusy={task === 'active' || task === 'paused'}
            disabled={isBusy}
            onClick={() => set(status === 'active' ? 'paused' : 'active')}
          >
            {status === 'active' ? words.pause : words.resume}
          </Button>
        )}
        {isChangeable && (
          <Button
            variant="outline"
            autoFocus={closed === 'changing'}
            disabled={isBusy}
            onClick={() => setDoing('changing')}
          >
            {words.change}
          </Button>
        )}
        <Button
          variant="quiet"
          autoFocus={closed === 'stopping'}
          disabled={isBusy}
          onClick={() => setDoing('stopping')}
        >
          {words.stop}
        </Button>
      </div>
      <TroubleNote trouble={trouble} />
    </div>
  )
}

type ChangeProps = {
  gift: MonthlyGift
  trouble: Trouble | undefined
  isBusy: boolean
  onSave: (amount: number) => void
  onClose: () => void
}

function ChangeAmount({ gift, trouble, isBusy, onSave, onClose }: ChangeProps) {
  const { own: words } = useWords(monthly)
  const [typed, setTyped] = useState(String(gift.amount))
  const wrong = setGiftAmount.input.safeParse({ reference: '', amount: typedAmount(typed) })
  const [isChecked, setIsChecked] = useState(false)
  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsChecked(true)
    if (wrong.success) onSave(amountOf(typed))
  }
  const [issue] = wrong.error?.issues ?? []
  const error = isChecked && issue ? fieldText(issue.message) : undefined
  return (
    <form onSubmit={handleSubmit} noValidate className="card mt-5 grid gap-3 p-5">
      <TextField
        label={words.changeLabel}
        inputMode="numeric"
        autoComplete="off"
        autoFocus
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={error}
      />
      <TroubleNote trouble={trouble} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isBusy}>
          {words.save}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
