import { ChequeForm } from '#app/admin/payments/ChequeForm.tsx'
import { useStep } from '#app/admin/useStep.ts'
import {
  answerDakshinaCheque,
  type StaffDakshinaPayment,
} from '#contract/bookings/dakshinaAdmin.ts'

/** What the bank did with a cheque for a puja. */
export function DakshinaCheque({ payment: { id, status } }: { payment: StaffDakshinaPayment }) {
  const step = useStep()
  return (
    <ChequeForm
      status={status}
      step={step}
      onAnswer={(answer, done) => step.take(answerDakshinaCheque, { id, ...answer }, done)}
    />
  )
}
