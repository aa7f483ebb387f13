import { useAdmin } from '#app/admin/adminContext.ts'
import { Loaded } from '#app/admin/Loaded.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { adminDakshina } from '#app/i18n/en/bookings/adminDakshina.ts'
import { useWords } from '#app/i18n/words.ts'
import { Card } from '#app/ui/Card.tsx'
import {
  getStaffDakshina,
  type StaffDakshina,
  type StaffDakshinaPayment,
} from '#contract/bookings/dakshinaAdmin.ts'
import { may } from '#contract/accounts/permissions.ts'
import { ConfirmClaim } from './ConfirmClaim.tsx'
import { DakshinaCheque } from './DakshinaCheque.tsx'
import { PaymentFacts } from './PaymentFacts.tsx'
import { RecordDakshina } from './RecordDakshina.tsx'
import { UndoPayment } from './UndoPayment.tsx'

/** What was paid for a booking, and what staff do about it. */
export function DakshinaPanel({ reference }: { reference: string }) {
  const words = useWords(adminDakshina)
  const query = useRead(getStaffDakshina, { reference })
  return (
    <Card as="section" aria-labelledby="dakshina" className="p-5">
      <h2 id="dakshina" className="text-xl">
        {words.heading}
      </h2>
      <Loaded query={query}>{(data) => <Payments of={data} />}</Loaded>
    </Card>
  )
}

function Payments({ of }: { of: StaffDakshina }) {
  const words = useWords(adminDakshina)
  const { me } = useAdmin()
  const { payments } = of
  const isCancelled = of.bookingStatus === 'cancelled'
  const mayAnswer = may(me.role, 'donations')
  const received = payments.filter(({ status }) => status === 'succeeded')
  const isWaiting = payments.some(({ actions }) => actions.some((action) => action !== 'void'))
  return (
    <>
      {payments.length === 0 && <p className="mt-1 text-muted">{words.none}</p>}
      {received.length > 1 && !isCancelled && <p className="admin-panel mt-3">{words.twice}</p>}
      <ul>
        {payments.map((payment) => (
          <li key={payment.id} className="border-b border-line py-3">
            <PaymentFacts payment={payment} />
            {mayAnswer && payment.actions.includes('confirm') && (
              <ConfirmClaim claim={payment} name={of.fullName} />
            )}
            {mayAnswer && payment.actions.includes('cheque') && (
              <DakshinaCheque payment={payment} />
            )}
            <Undoing of={payment} mayAnswer={mayAnswer} />
          </li>
        ))}
      </ul>
      {!mayAnswer && isWaiting && <p className="mt-3 text-sm text-muted">{words.treasurer}</p>}
      {!isCancelled && <RecordDakshina of={of} hasReceived={received.length > 0} />}
    </>
  )
}

function Undoing({ of: payment, mayAnswer }: { of: StaffDakshinaPayment; mayAnswer: boolean }) {
  const ways = (['refund', 'return', 'void'] as const).filter(
    (way) => payment.actions.includes(way) && (mayAnswer || way === 'void'),
  )
  return (
    <div className="flex flex-wrap gap-x-3">
      {ways.map((way) => (
        <UndoPayment key={way} payment={payment} by={way} />
      ))}
    </div>
  )
}
