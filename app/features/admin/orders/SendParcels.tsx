import { type ClipboardEvent, type FormEvent, useState } from 'react'
import { buyerName } from '#app/admin/orders/buyerName.ts'
import { useRead } from '#app/admin/useRead.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { orderBulk } from '#app/i18n/en/orders/adminBulk.ts'
import { adminOrders } from '#app/i18n/en/orders/adminOrders.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import type { StaffOrder } from '#contract/orders/admin.ts'
import { listCouriers } from '#contract/orders/bulkAdmin.ts'
import { linesPasted } from './linesPasted.ts'

type Sent = { courier: string; parcels: { reference: string; tracking: string }[] }

type Props = {
  orders: readonly StaffOrder[]
  isBusy: boolean
  onSend: (sent: Sent) => void
  onClose: () => void
}

/** The courier, as last time, and the parcels' numbers, as the courier lists them. */
export function SendParcels({ orders, isBusy, onSend, onClose }: Props) {
  const words = useWords(orderBulk)
  const buyers = useWords(adminOrders)
  const common = useWords(admin)
  const { data: couriers = [] } = useRead(listCouriers, {})
  const [typed, setTyped] = useState<string>()
  const [isMissing, setIsMissing] = useState(false)
  const [numbers, setNumbers] = useState<Readonly<Record<string, string>>>({})
  const courier = typed ?? couriers[0] ?? ''

  const handlePaste = (event: ClipboardEvent, from: number) => {
    const lines = linesPasted(event.clipboardData.getData('text'))
    if (lines.length < 2) return
    event.preventDefault()
    const filled = orders.slice(from).flatMap(({ reference }, at) => {
      const line = lines[at]
      return line === undefined ? [] : [[reference, line] as const]
    })
    setNumbers({ ...numbers, ...Object.fromEntries(filled) })
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const isEmpty = courier.trim() === ''
    setIsMissing(isEmpty)
    if (isEmpty) return
    const parcels = orders.map(({ reference }) => ({
      reference,
      tracking: numbers[reference] ?? '',
    }))
    onSend({ courier, parcels })
  }
  return (
    <form noValidate onSubmit={handleSubmit} className="mt-4 grid gap-4">
      <TextField
        label={words.courier}
        hint={words.courierHint}
        maxLength={60}
        list="couriers"
        value={courier}
        error={isMissing ? words.courierMissing : undefined}
        onChange={({ target }) => {
          setTyped(target.value)
          setIsMissing(false)
        }}
      />
      <datalist id="couriers">
        {couriers.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <fieldset className="grid gap-3 sm:grid-cols-2">
        <legend className="mb-1.5 font-semibold">{words.numbers}</legend>
        <p className="text-sm text-muted sm:col-span-2">{words.numbersHint}</p>
        {orders.map((order, at) => (
          <TextField
            key={order.reference}
            label={`${order.reference}, ${buyerName(order, buyers)}`}
            maxLength={60}
            autoComplete="off"
            autoCapitalize="characters"
            autoFocus={at === 0}
            value={numbers[order.reference] ?? ''}
            onPaste={(event) => handlePaste(event, at)}
            onChange={({ target }) => setNumbers({ ...numbers, [order.reference]: target.value })}
          />
        ))}
      </fieldset>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          {common.cancel}
        </Button>
        <Button type="submit" isBusy={isBusy}>
          {words.buttons.ship}
        </Button>
      </div>
    </form>
  )
}
