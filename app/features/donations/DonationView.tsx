import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { fullMomentText } from '#app/i18n/dates.ts'
import { donations } from '#app/i18n/en/donations/donations.ts'
import { useWords } from '#app/i18n/words.ts'
import { wasDoneBefore, type OutboxRow } from '#app/offline/outbox/outboxRow.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { Fact, Facts } from '#app/ui/Facts.tsx'
import type { createDonation, Donation } from '#contract/donations/public.ts'
import type { Sent } from '#contract/endpoint.ts'
import { formatRupees } from '#contract/payments/money.ts'
import { maskedPan } from '#contract/donations/pan.ts'
import type { Site } from '#contract/site/public.ts'
import { donationTone } from './donationTone.ts'
import { exactRupees } from '#contract/payments/exactRupees.ts'
import { isTaken } from './isTaken.ts'
import { ReceiptLink } from './ReceiptLink.tsx'
import { stepOf } from './stepOf.ts'
import { ClaimPaid } from '#app/payments/ClaimPaid.tsx'
import { UpiPanel } from '#app/payments/UpiPanel.tsx'
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
export function DonationView(here: ViewProps) {
  const { donation, isOwn, isFresh, isRefused, seenAt, claim, site } = here
  const { own: words } = useWords(donations)
  const { status, amount, reference, token, paymentMethod } = donation
  const { claimDonation: labels } = useDonationLabels()
  const { timeZone } = site.city
  const seen = seenAt && fullMomentText(Date.parse(seenAt), timeZone)
  const isToBePaid = status === 'pending' && paymentMethod === 'gpay'
  return (
    <>
      <Head amount={amount}>
        <Chip tone={donationTone[status]}>{words.status[status]}</Chip>
      </Head>
      <p className="mt-2">{stepOf(words, donation)}</p>
      {status === 'succeeded' && donation.refundedAmount !== undefined && (
        <p className="mt-2">{words.partGivenBack(exactRupees(donation.refundedAmount))}</p>
      )}
      {donation.isTest && <p className="mt-2 font-semibold">{words.test}</p>}
      {!isFresh && seen && (
        <p role="status" className="mt-2 text-muted">
          {isRefused ? words.asOfThen(seen) : words.asOf(seen)}
        </p>
      )}
      {donation.receiptPath && <ReceiptLink path={donation.receiptPath} isOwn={isOwn} />}
      {isToBePaid && (
        <div className="mt-6">
          <UpiPanel
            site={site}
            amount={amount}
            reference={reference}
            isNext={donation.claimedAt === undefined}
          />
          <ClaimPaid
            command="claimDonation"
            labels={labels}
            said={donation}
            claim={claim}
            about={{ reference, token }}
            form={`paid/${reference}`}
            timeZone={timeZone}
          />
        </div>
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
  const reference = input.reference ?? ''
  const { refusal } = pledge
  const before = wasDoneBefore(refusal) ? refusal?.problem.detail : undefined
  const refused = before ?? (isTaken(refusal) ? words.refusedTaken(site.phone) : words.refused)
  return (
    <>
      <Head amount={input.amount}>
        <Chip tone={isRefused ? 'kumkum' : 'gold'}>{isRefused ? mine.needsYou : mine.waiting}</Chip>
      </Head>
      <p role="status" className="mt-2">
        {isRefused ? refused : words.saved}
      </p>
      {isRefused ? (
        <Link to="/outbox" className={`${buttonClass()} mt-4`}>
          {words.toOutbox}
        </Link>
      ) : (
        <div className="mt-6">
          <UpiPanel site={site} amount={input.amount} reference={reference} isNext />
          <section aria-labelledby="paid" className="mt-8 border-t border-line pt-6">
            <h2 id="paid" className="text-2xl">
              {claim.heading}
            </h2>
            <p className="mt-1 text-muted">{claim.notYet}</p>
          </section>
        </div>
      )}
      <DonorFacts of={input} reference={reference} />
    </>
  )
}

function Head({ amount, children }: { amount: number; children: ReactNode }) {
  const { own: words } = useWords(donations)
  return (
    <>
      <p className="eyebrow">{words.eyebrow}</p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="money-title">{formatRupees(amount)}</h1>
        {children}
      </div>
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
      {purpose && <Fact label={words.purpose}>{purpose}</Fact>}
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
