import { Link } from '@tanstack/react-router'
import { donations } from '#app/i18n/en/donations/donations.ts'
import { useWords } from '#app/i18n/words.ts'
import { wasDoneBefore, type OutboxRow } from '#app/offline/outbox/outboxRow.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { Fact, Facts } from '#app/ui/Facts.tsx'
import type { createDonation, Donation } from '#contract/donations/public.ts'
import type { Sent } from '#contract/endpoint.ts'
import { maskedPan } from '#contract/donations/pan.ts'
import type { Site } from '#contract/site/public.ts'
import { exactRupees } from '#contract/payments/exactRupees.ts'
import { isTaken } from './isTaken.ts'
import { purposeText } from './purposeText.ts'
import { ReceiptLink } from './ReceiptLink.tsx'
import { stepOf } from './stepOf.ts'
import { ClaimByOutbox } from '#app/payments/ClaimByOutbox.tsx'
import { ClaimSection } from '#app/payments/ClaimPaid.tsx'
import { PaymentHead, seenText } from '#app/payments/PaymentHead.tsx'
import { PaymentPanel } from '#app/payments/PaymentPanel.tsx'
import { paymentTone } from '#app/ui/paymentTone.ts'
import { useDonationLabels } from './useDonationLabels.ts'

type ViewProps = {
  donation: Donation
  isOwn: boolean
  isFresh: boolean
  isRefused: boolean
  seenAt: string
  claim: OutboxRow | undefined
  site: Site
}

/** A donation as the temple has it: how it is paid, and its status. */
export function DonationView({ donation, isOwn, claim, site, ...shown }: ViewProps) {
  const { own: words } = useWords(donations)
  const { status, amount, reference, token, paymentMethod } = donation
  const { claimDonation: labels } = useDonationLabels()
  const { timeZone } = site.city
  return (
    <>
      <PaymentHead
        eyebrow={words.eyebrow}
        amount={amount}
        state={{ tone: paymentTone[status], text: words.status[status] }}
        next={stepOf(words, donation)}
        seen={seenText(shown, timeZone, words)}
      >
        {status === 'succeeded' && donation.refundedAmount !== undefined && (
          <p className="mt-2">{words.partRefunded(exactRupees(donation.refundedAmount))}</p>
        )}
        {donation.isTest && <p className="mt-2 font-semibold">{words.test}</p>}
      </PaymentHead>
      {donation.receiptPath && <ReceiptLink path={donation.receiptPath} isOwn={isOwn} />}
      {status === 'pending' && paymentMethod === 'gpay' && (
        <PaymentPanel
          by="upi"
          {...{ site, amount, reference }}
          what="Donation"
          isNext={donation.claimedAt === undefined}
          className="mt-6"
        >
          <ClaimByOutbox
            command="claimDonation"
            labels={labels}
            recorded={donation}
            claim={claim}
            about={{ reference, token }}
            form={`paid/${reference}`}
            timeZone={timeZone}
          />
        </PaymentPanel>
      )}
      <DonorFacts of={donation} reference={reference} utr={donation.utr} />
    </>
  )
}

/** A donation that is still in the outbox; it can be paid already. */
export function PledgeView({ pledge, site }: { pledge: OutboxRow; site: Site }) {
  const { own: words, claim, mine } = useWords(donations)
  const input = pledge.input as Sent<typeof createDonation>
  const isRefused = pledge.state === 'refused'
  const { amount, reference = '' } = input
  const { refusal } = pledge
  const before = wasDoneBefore(refusal) ? refusal?.problem.detail : undefined
  const refused = before ?? (isTaken(refusal) ? words.refusedTaken(site.phone) : words.refused)
  return (
    <>
      <PaymentHead
        eyebrow={words.eyebrow}
        amount={amount}
        state={{
          tone: isRefused ? 'kumkum' : 'gold',
          text: isRefused ? mine.needsYou : mine.waiting,
        }}
        next={isRefused ? refused : words.saved}
      />
      {isRefused ? (
        <Link to="/outbox" className={`${buttonClass()} mt-4`}>
          {words.toOutbox}
        </Link>
      ) : (
        <PaymentPanel
          by="upi"
          {...{ site, amount, reference }}
          what="Donation"
          isNext
          className="mt-6"
        >
          <ClaimSection text={claim.notYet} />
        </PaymentPanel>
      )}
      <DonorFacts of={input} reference={reference} />
    </>
  )
}

type Donor = Pick<Donation, 'fullName' | 'email' | 'paymentMethod'> & {
  message?: string | undefined
  purpose?: string | undefined
  pan?: string | undefined
  donorAddress?: string | undefined
}

function DonorFacts({
  of: { fullName, email, message, purpose, pan, donorAddress, paymentMethod },
  reference,
  utr,
}: {
  of: Donor
  reference: string
  utr?: string | undefined
}) {
  const { own: words } = useWords(donations)
  return (
    <Facts className="donor-facts mt-8">
      <Fact label={words.reference}>{reference}</Fact>
      <Fact label={words.method}>{words.methods[paymentMethod]}</Fact>
      {utr && <Fact label={words.utr}>{utr}</Fact>}
      <Fact label={words.name}>{fullName}</Fact>
      <Fact label={words.email}>{email}</Fact>
      {purpose && (
        <Fact label={words.purpose}>{__IS_TRANSLATED__ ? purposeText(purpose) : purpose}</Fact>
      )}
      {/* The item waiting on this phone has it in full. */}
      {pan && <Fact label={words.pan}>{maskedPan(pan)}</Fact>}
      {donorAddress && (
        <Fact label={words.address}>
          <span className="whitespace-pre-line">{donorAddress}</span>
        </Fact>
      )}
      {message && <Fact label={words.message}>{message}</Fact>}
    </Facts>
  )
}
