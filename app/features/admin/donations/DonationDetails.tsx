import type { ReactNode } from 'react'
import { AdminLink } from '#app/admin/AdminLink.tsx'
import { VoidDonation } from '#app/admin/VoidDonation.tsx'
import { voidWords } from '#app/i18n/en/donations/adminVoid.ts'
import { BackLink } from '#app/admin/BackLink.tsx'
import { DevoteeLink } from '#app/admin/devotees/DevoteeLink.tsx'
import { Loaded } from '#app/admin/Loaded.tsx'
import { MessagesSent } from '#app/admin/MessagesSent.tsx'
import { PaymentTrail } from '#app/admin/payments/PaymentTrail.tsx'
import { momentOf } from '#app/admin/moments.ts'
import { PrintButton } from '#app/admin/prints/PrintButton.tsx'
import { useAdmin } from '#app/admin/adminContext.ts'
import { TabPage } from '#app/admin/TabPage.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { dateText } from '#app/i18n/dates.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { adminDonations } from '#app/i18n/en/donations/adminDonations.ts'
import { adminPrints } from '#app/i18n/en/prints/adminPrints.ts'
import { useWords } from '#app/i18n/words.ts'
import { Card } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { EmailLink } from '#app/ui/EmailLink.tsx'
import { PhoneLink } from '#app/ui/PhoneLink.tsx'
import { Fact, Facts } from '#app/ui/Facts.tsx'
import { getStaffDonation, type StaffDonationDetails } from '#contract/donations/admin.ts'
import { exactRupees } from '#contract/payments/exactRupees.ts'
import { formatRupees } from '#contract/payments/money.ts'
import { AnotherPayment } from './AnotherPayment.tsx'
import { ChequeAnswer } from './ChequeAnswer.tsx'
import { CorrectDonor } from './CorrectDonor.tsx'
import { ConfirmPledge } from './ConfirmPledge.tsx'
import { ClosePledge } from './ClosePledge.tsx'
import { RefundForm } from './RefundForm.tsx'
import { LatePan } from './LatePan.tsx'
import { donorOf } from './nameOfDonation.ts'
import { statusText } from './statusText.ts'
import { paymentTone } from '#app/ui/paymentTone.ts'

/** Staff recorded it; nobody promised it before. */
const isRecorded = ({ paymentMethod, trail: [first] }: StaffDonationDetails): boolean =>
  (paymentMethod !== 'card' && paymentMethod !== 'gpay') || first?.by === 'temple'

type Props = { donation: StaffDonationDetails }

/** What can be done with a donation. */
const steps: Record<StaffDonationDetails['actions'][number], (props: Props) => ReactNode> = {
  confirm: ConfirmPledge,
  another: AnotherPayment,
  cheque: ChequeAnswer,
  pan: LatePan,
  cancel: ClosePledge,
  void: ({ donation: { reference, receiptNumber } }) => (
    <VoidDonation reference={reference} receiptNumber={receiptNumber} />
  ),
  refund: ({ donation }) => <RefundForm donation={donation} by="refund" />,
  return: ({ donation }) => <RefundForm donation={donation} by="return" />,
}

/** Somebody is named on it. */
const canCorrect = ({ isVoid, fullName, paymentMethod }: StaffDonationDetails): boolean =>
  !isVoid && fullName !== '' && paymentMethod !== 'hundi'

export function DonationDetails({ reference }: { reference: string }) {
  const words = useWords(adminDonations)
  const { isVoid, because } = useWords(voidWords)
  const { timeZone } = useAdmin()
  const query = useRead(getStaffDonation, { reference })
  const donation = query.data
  return (
    <TabPage
      title={donation ? `${formatRupees(donation.amount)}, ${donorOf(donation, words)}` : reference}
      intro={
        donation && (
          <Chip tone={paymentTone[donation.status]}>
            {donation.isVoid ? isVoid : statusText(donation, words)}
          </Chip>
        )
      }
    >
      <BackLink to="donations">{words.toAll}</BackLink>
      {donation?.fullName && !donation.isTest && (
        <DevoteeLink record={{ kind: 'donation', key: donation.reference }} />
      )}
      <Loaded query={query}>
        {(donation) => (
          <div className="mt-2 grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
            <div className="grid min-w-0 gap-5">
              {donation.isDisputed && (
                <p className="admin-panel admin-panel-trouble">
                  {words.disputedText(
                    donation.disputeDue && momentOf(donation.disputeDue, timeZone),
                  )}
                </p>
              )}
              {donation.voidReason && (
                <p className="admin-panel admin-panel-trouble wrap-anywhere">
                  {because(donation.voidReason)}
                </p>
              )}
              {donation.isTest && <p className="admin-panel">{words.testText}</p>}
              <Card className="px-5 py-2">
                <DonationFacts donation={donation} />
              </Card>
            </div>
            <div className="grid min-w-0 gap-5">
              {donation.actions.map((action) => {
                const Step = steps[action]
                return <Step key={action} donation={donation} />
              })}
              {canCorrect(donation) && <CorrectDonor donation={donation} />}
              <Trail donation={donation} />
              <MessagesSent reference={donation.reference} />
            </div>
          </div>
        )}
      </Loaded>
    </TabPage>
  )
}

function DonationFacts({ donation }: Props) {
  const all = useWords(adminDonations)
  const { facts: words, methods } = all
  const prints = useWords(adminPrints)
  const { timeZone } = useAdmin()
  const { claimedAt, utr, paidOn, receiptPath, receiptNumber, paymentId, refundedAmount, cheque } =
    donation
  return (
    <Facts>
      <Fact label={words.reference}>{donation.reference}</Fact>
      <Fact label={words.method}>{methods[donation.paymentMethod]}</Fact>
      <Fact label={words.name}>
        <span className="wrap-anywhere">{donorOf(donation, all)}</span>
      </Fact>
      {donation.email && (
        <Fact label={words.email}>
          <EmailLink address={donation.email} className="text-link" />
        </Fact>
      )}
      {donation.phone && (
        <Fact label={words.phone}>
          <PhoneLink phone={donation.phone} className="text-link" />
        </Fact>
      )}
      {donation.donorAddress && (
        <Fact label={words.address}>
          <span className="whitespace-pre-wrap wrap-anywhere">{donation.donorAddress}</span>
        </Fact>
      )}
      {donation.pledgedAmount !== undefined && (
        <Fact label={words.pledged}>{formatRupees(donation.pledgedAmount)}</Fact>
      )}
      {donation.others.length > 0 && (
        <Fact label={words.others}>
          {donation.others.map(({ reference, amount }) => (
            <span key={reference} className="block">
              <AdminLink to={`donations/${reference.toLowerCase()}`} className="text-link">
                {`${reference}, ${formatRupees(amount)}`}
              </AdminLink>
            </span>
          ))}
        </Fact>
      )}
      {donation.purpose && <Fact label={words.purpose}>{donation.purpose}</Fact>}
      {donation.message && (
        <Fact label={words.message}>
          <span className="whitespace-pre-wrap wrap-anywhere">{donation.message}</span>
        </Fact>
      )}
      {donation.slip && <Fact label={words.slip}>{donation.slip}</Fact>}
      {cheque && <Fact label={words.cheque}>{`${cheque.number}, ${cheque.bank}`}</Fact>}
      <Fact label={isRecorded(donation) ? words.recorded : words.begun}>
        {momentOf(donation.createdAt, timeZone)}
      </Fact>
      {claimedAt && (
        <Fact label={donation.isAtCounter ? words.seenAtCounter : words.claimed}>
          {momentOf(claimedAt, timeZone)}
        </Fact>
      )}
      {utr && <Fact label={paidOn ? words.utr : words.utrByDonor}>{utr}</Fact>}
      {paymentId && (
        <Fact label={words.paymentId}>
          <span className="wrap-anywhere">{paymentId}</span>
        </Fact>
      )}
      {paidOn && <Fact label={words.paidOn}>{dateText(paidOn)}</Fact>}
      {receiptPath && (
        <Fact label={words.receipt}>
          <a href={receiptPath} target="_blank" rel="noopener" className="text-link">
            {receiptNumber}
          </a>{' '}
          <PrintButton
            isSmall
            label={prints.print}
            papers={[{ kind: 'donation', key: donation.reference }]}
          />
        </Fact>
      )}
      {refundedAmount > 0 && <Fact label={words.returned}>{exactRupees(refundedAmount)}</Fact>}
    </Facts>
  )
}

function Trail({ donation: { trail, refund, status, paymentMethod } }: Props) {
  // What staff recorded as received was never waiting, except for a cheque or a UPI payment.
  const isCounter = paymentMethod !== 'cheque' && paymentMethod !== 'gpay'
  const isAtOnce = isCounter && trail.length > 1 && trail[0]?.by === 'temple'
  const steps = isAtOnce ? trail.slice(1) : trail
  const words = useWords(adminDonations)
  const { gone } = useWords(admin)
  const { timeZone } = useAdmin()
  const note = status === 'refunded' ? words.refundNote : words.refundRequested
  return (
    <PaymentTrail
      words={words}
      steps={steps.map(({ status, note, givenBack: refundedTotal, by, ...step }) => ({
        ...step,
        text: [
          note ? words.trailNotes[note] : words.statuses[status],
          ...(refundedTotal === undefined
            ? []
            : [words.refundedInTotal(exactRupees(refundedTotal))]),
        ].join(', '),
        by: words.trailBy[by],
      }))}
    >
      {refund && (
        <div className="admin-panel mt-3">
          <p className="text-sm">
            {note(refund.actor?.username ?? gone, momentOf(refund.at, timeZone))}
          </p>
          <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{refund.reason}</p>
        </div>
      )}
    </PaymentTrail>
  )
}
