import { type FormEvent, useState } from 'react'
import { DialogFrame } from '#app/admin/DialogFrame.tsx'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { adminOrderSteps } from '#app/i18n/en/orders/adminOrderSteps.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { shipOrder, type StaffOrderDetails } from '#contract/orders/admin.ts'
import { useStep } from '#app/admin/useStep.ts'

export function ShipStep({ order: { reference, fullName } }: { order: StaffOrderDetails }) {
  const { ship: words } = useWords(adminOrderSteps)
  const common = useWords(admin)
  const { take, isBusy, failure, errorAt } = useStep()
  const [isAsking, setIsAsking] = useState(false)
  const [isMissing, setIsMissing] = useState(false)
  const [courier, setCourier] = useState('')
  const [tracking, setTracking] = useState('')
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const isEmpty = courier.trim() === ''
    setIsMissing(isEmpty)
    if (!isEmpty) void take(shipOrder, { reference, courier, tracking }, words.done)
  }
  return (
    <Card as="section" className="p-5">
      <h2 className="text-xl">{words.heading}</h2>
      <p className="mt-1 text-muted">{words.text}</p>
      <Button className="mt-4" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        {words.button}
      </Button>
      <DialogFrame isOpen={isAsking} title={words.title} onClose={() => setIsAsking(false)}>
        <form noValidate onSubmit={handleSubmit}>
          <TextField
            className="mt-4"
            label={words.courier}
            hint={words.courierHint}
            maxLength={60}
            autoFocus
            value={courier}
            error={isMissing ? words.courierMissing : errorAt('#/courier')}
            onChange={({ target }) => {
              setCourier(target.value)
              setIsMissing(false)
            }}
          />
          <TextField
            className="mt-4"
            label={words.tracking}
            maxLength={60}
            autoComplete="off"
            autoCapitalize="characters"
            value={tracking}
            error={errorAt('#/tracking')}
            onChange={({ target }) => setTracking(target.value)}
          />
          <p className="mt-4 text-muted">{words.emailNotice(fullName)}</p>
          <FailureNotice failure={failure} />
          <div className="mt-5 flex flex-wrap justify-end gap-3">
            <Button variant="outline" onClick={() => setIsAsking(false)}>
              {common.cancel}
            </Button>
            <Button type="submit" isBusy={isBusy}>
              {words.sure}
            </Button>
          </div>
        </form>
      </DialogFrame>
    </Card>
  )
}
