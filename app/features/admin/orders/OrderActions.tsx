import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '#app/admin/ConfirmDialog.tsx'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { useAdmin } from '#app/admin/adminContext.ts'
import { useSend } from '#app/admin/useSend.ts'
import { todayIn } from '#app/almanac/today.ts'
import { adminOrders } from '#app/i18n/en/adminOrders.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { CheckboxField } from '#app/ui/CheckboxField.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { showToast } from '#app/ui/toasts.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { exactRupees } from '#contract/exactRupees.ts'
import { formatRupees } from '#contract/money.ts'
import {
  cancelStaffOrder,
  comeBackOrder,
  confirmOrder,
  deliverOrder,
  packOrder,
  recordOrderRefund,
  shipOrder,
  type StaffOrderDetails,
} from '#contract/ordersAdmin.ts'

type Here = { order: StaffOrderDetails }

/** The next steps, the likeliest first. */
export function OrderActions({ order }: Here) {
  const parts = {
    confirm: Confirm,
    pack: Pack,
    ship: Ship,
    deliver: Deliver,
    come_back: ComeBack,
    record_refund: RecordRefund,
    cancel: Cancel,
  } as const
  const { role } = useAdmin().me
  const isForAdmins = (name: string) => name === 'confirm' || name === 'record_refund'
  return Object.entries(parts).map(([name, Part]) =>
    order.actions.includes(name as keyof typeof parts) &&
    (role === 'admin' || !isForAdmins(name)) ? (
      <Part key={name} order={order} />
    ) : null,
  )
}

/** Sends one step and says that it is done; a refusal is shown beside the button. */
function useStep(done: string) {
  const { send, isBusy, failure } = useSend()
  return {
    isBusy,
    notice: failure && <FailureNotice failure={failure} />,
    take: async <S, P>(endpoint: Endpoint<S, P, StaffOrderDetails>, input: S): Promise<void> => {
      if (await send(endpoint, input, { isQuiet: true }))
        showToast({ title: done, tone: 'success' })
    },
  }
}

function Panel({ heading, children }: { heading?: string; children: ReactNode }) {
  return (
    <Card className="grid gap-4 p-5">
      {heading && <h2 className="text-xl">{heading}</h2>}
      {children}
    </Card>
  )
}

function Pack({ order: { reference } }: Here) {
  const { pack: words } = useWords(adminOrders)
  const { take, isBusy, notice } = useStep(words.done)
  return (
    <Panel>
      <p className="text-muted">{words.text}</p>
      {notice}
      <Button isBusy={isBusy} onClick={() => void take(packOrder, { reference })}>
        {words.button}
      </Button>
    </Panel>
  )
}

function Ship({ order: { reference } }: Here) {
  const { ship: words } = useWords(adminOrders)
  const { take, isBusy, notice } = useStep(words.done)
  const [courier, setCourier] = useState('')
  const [tracking, setTracking] = useState('')
  return (
    <Panel heading={words.heading}>
      <TextField
        label={words.courier}
        maxLength={60}
        value={courier}
        onChange={({ target }) => setCourier(target.value)}
      />
      <TextField
        label={words.tracking}
        maxLength={60}
        autoComplete="off"
        value={tracking}
        onChange={({ target }) => setTracking(target.value)}
      />
      {notice}
      <Button
        isBusy={isBusy}
        disabled={courier.trim() === ''}
        onClick={() => void take(shipOrder, { reference, courier, tracking })}
      >
        {words.button}
      </Button>
    </Panel>
  )
}

function Deliver({ order: { reference, payment, amount } }: Here) {
  const { deliver: words } = useWords(adminOrders)
  const { take, isBusy, notice } = useStep(words.done)
  return (
    <Panel>
      <p className="text-muted">
        {payment === 'cod' && `${words.cash(formatRupees(amount))} `}
        {words.text}
      </p>
      {notice}
      <Button isBusy={isBusy} onClick={() => void take(deliverOrder, { reference })}>
        {words.button}
      </Button>
    </Panel>
  )
}

function ComeBack({ order: { reference } }: Here) {
  const { comeBack: words } = useWords(adminOrders)
  const { take, isBusy, notice } = useStep(words.done)
  const [isSellable, setIsSellable] = useState(true)
  return (
    <Panel heading={words.heading}>
      <p className="text-muted">{words.text}</p>
      <CheckboxField
        label={words.sellable}
        checked={isSellable}
        onChange={({ target }) => setIsSellable(target.checked)}
      />
      {notice}
      <Button
        variant="outline"
        isBusy={isBusy}
        onClick={() => void take(comeBackOrder, { reference, isSellable })}
      >
        {words.button}
      </Button>
    </Panel>
  )
}

function Confirm({ order: { reference, amount, utr: given } }: Here) {
  const { confirm: words } = useWords(adminOrders)
  const { timeZone } = useAdmin()
  const { take, isBusy, notice } = useStep(words.done)
  const [utr, setUtr] = useState(given ?? '')
  const [paidOn, setPaidOn] = useState(() => todayIn(timeZone))
  return (
    <Panel heading={words.heading}>
      <p className="text-muted">{words.text}</p>
      <TextField
        label={words.utr}
        autoComplete="off"
        value={utr}
        onChange={({ target }) => setUtr(target.value)}
      />
      <TextField
        label={words.paidOn}
        type="date"
        value={paidOn}
        onChange={({ target }) => setPaidOn(target.value)}
      />
      {notice}
      <Button
        isBusy={isBusy}
        disabled={utr.trim() === '' || paidOn === ''}
        onClick={() => void take(confirmOrder, { reference, utr, paidOn })}
      >
        {words.button(formatRupees(amount))}
      </Button>
    </Panel>
  )
}

function RecordRefund({ order: { reference, refundOwed = 0 } }: Here) {
  const { refund: words } = useWords(adminOrders)
  const { take, isBusy, notice } = useStep(words.done)
  const [note, setNote] = useState('')
  return (
    <Panel heading={words.heading}>
      <p>{words.text(exactRupees(refundOwed))}</p>
      <TextField
        label={words.note}
        maxLength={500}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {notice}
      <Button
        isBusy={isBusy}
        disabled={note.trim() === ''}
        onClick={() => void take(recordOrderRefund, { reference, note })}
      >
        {words.button}
      </Button>
    </Panel>
  )
}

function Cancel({ order: { reference } }: Here) {
  const { cancel: words } = useWords(adminOrders)
  const { take, isBusy, notice } = useStep(words.done)
  const [reason, setReason] = useState('')
  const [isAsking, setIsAsking] = useState(false)
  const handleSure = () => {
    setIsAsking(false)
    void take(cancelStaffOrder, { reference, reason })
  }
  return (
    <Panel heading={words.heading}>
      <TextField
        label={words.reason}
        maxLength={500}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {notice}
      <Button
        variant="outline"
        isBusy={isBusy}
        disabled={reason.trim() === ''}
        onClick={() => setIsAsking(true)}
      >
        {words.button}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={words.question}
        confirm={words.button}
        onClose={() => setIsAsking(false)}
        onConfirm={handleSure}
      >
        <p>{words.text}</p>
      </ConfirmDialog>
    </Panel>
  )
}
