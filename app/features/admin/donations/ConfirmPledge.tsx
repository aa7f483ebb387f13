import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { OtherAmountDialog } from '#app/admin/OtherAmountDialog.tsx'
import { useStep } from '#app/admin/useStep.ts'
import { useAdmin } from '#app/admin/adminContext.ts'
import { BankFields } from '#app/admin/payments/BankFields.tsx'
import { useBankPayment } from '#app/admin/payments/useBankPayment.ts'
import { dateAt } from '#app/i18n/dates.ts'
import { adminDonations } from '#app/i18n/en/donations/adminDonations.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { confirmDonation, type StaffDonationDetails } from '#contract/donations/admin.ts'
import { formatRupees } from '#contract/payments/money.ts'
import { exactPaise } from '#contract/payments/exactRupees.ts'

/** Confirms a UPI pledge that is on the bank statement, with the amount received. */
export function ConfirmPledge({ donation }: { donation: StaffDonationDetails }) {
  const { confirm: words, nameless } = useWords(adminDonations)
  const { take, isBusy, failure, errorAt } = useStep()
  const { timeZone } = useAdmin()
  const { reference, amount, fullName, claimedAt, utr = '' } = donation
  const entered = useBankPayment({
    ...(claimedAt !== undefined && {
      said: { paidOn: dateAt(Date.parse(claimedAt), timeZone), amount: `${amount}`, utr },
    }),
    isToAsk: ({ amountPaise }) => amountPaise !== amount * 100,
    onRecord: (payment, isSure) => {
      const confirmed = { reference, ...payment, ...(isSure && { isOtherAmount: true }) }
      return take(confirmDonation, confirmed, words.done)
    },
  })
  return (
    <Card as="section" className="p-5">
      <form noValidate onSubmit={entered.handleSubmit}>
        <h2 className="text-xl">{words.heading}</h2>
        <p className="mt-1 text-muted">{words.text(formatRupees(amount))}</p>
        {donation.status !== 'pending' && <p className="mt-1 font-semibold">{words.late}</p>}
        {claimedAt !== undefined && <p className="mt-1">{words.prefilled}</p>}
        <BankFields of={entered} {...{ words, errorAt }} className="mt-4" />
        <FailureNotice failure={failure} />
        <Button type="submit" className="mt-4" isBusy={isBusy}>
          {words.send}
        </Button>
      </form>
      <OtherAmountDialog
        {...entered.question}
        announced={{ by: fullName || nameless, amount, as: 'pledged' }}
        came={exactPaise(entered.payment.amountPaise)}
      />
    </Card>
  )
}
