import { ConfirmDialog } from '#app/admin/ConfirmDialog.tsx'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { BankFields } from '#app/admin/payments/BankFields.tsx'
import { useBankPayment } from '#app/admin/payments/useBankPayment.ts'
import { useStep } from '#app/admin/useStep.ts'
import { adminDonations } from '#app/i18n/en/donations/adminDonations.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { recordPayment, type StaffDonationDetails } from '#contract/donations/admin.ts'
import { exactPaise } from '#contract/payments/exactRupees.ts'

/** Folded, because it is rare: a donor paid again with the earlier reference. */
export function AnotherPayment({ donation }: { donation: StaffDonationDetails }) {
  const { another: words, confirm } = useWords(adminDonations)
  const { take, isBusy, failure, errorAt } = useStep()
  const { reference, fullName } = donation
  const entered = useBankPayment({
    isToAsk: () => true,
    onRecord: async (payment) => {
      if (await take(recordPayment, { reference, ...payment }, words.done)) entered.clear()
    },
  })
  return (
    <Card as="section" className="p-5">
      <details>
        <summary className="fold-summary">{words.heading}</summary>
        <form noValidate onSubmit={entered.handleSubmit}>
          <p className="text-muted">{words.text}</p>
          <BankFields of={entered} words={confirm} errorAt={errorAt} className="mt-4" />
          <FailureNotice failure={failure} />
          <Button type="submit" variant="outline" className="mt-4" isBusy={isBusy}>
            {words.send}
          </Button>
        </form>
      </details>
      <ConfirmDialog
        {...entered.question}
        title={words.title(exactPaise(entered.payment.amountPaise))}
        confirm={words.sure}
      >
        <p>{words.confirm(fullName)}</p>
      </ConfirmDialog>
    </Card>
  )
}
