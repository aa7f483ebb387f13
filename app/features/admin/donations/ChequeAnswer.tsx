import { ChequeForm } from '#app/admin/payments/ChequeForm.tsx'
import { useStep } from '#app/admin/useStep.ts'
import { chequeAnswer } from '#app/i18n/en/donations/adminCheques.ts'
import { useWords } from '#app/i18n/words.ts'
import { Card } from '#app/ui/Card.tsx'
import { answerCheque, type StaffDonationDetails } from '#contract/donations/admin.ts'

/** What the bank did with the cheque. */
export function ChequeAnswer({ donation }: { donation: StaffDonationDetails }) {
  const words = useWords(chequeAnswer)
  const step = useStep()
  const { reference, status } = donation
  return (
    <Card as="section" className="p-5">
      <h2 className="text-xl">{words.heading}</h2>
      <ChequeForm
        status={status}
        step={step}
        onAnswer={(answer, done) => step.take(answerCheque, { reference, ...answer }, done)}
      />
    </Card>
  )
}
