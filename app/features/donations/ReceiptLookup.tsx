import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Failed } from '#app/Failed.tsx'
import { dateText } from '#app/i18n/dates.ts'
import { donations } from '#app/i18n/en/donations/donations.ts'
import { receiptWords } from '#app/i18n/en/donations/receiptWords.ts'
import { useWords } from '#app/i18n/words.ts'
import { useSecretRemoval } from '#app/offline/session/useSecretRemoval.ts'
import { useAccount } from '#app/offline/session/useAccount.ts'
import { Button, buttonClass } from '#app/ui/Button.tsx'
import { ErrorState } from '#app/ui/ErrorState.tsx'
import { Fact, Facts } from '#app/ui/Facts.tsx'
import { LoginLink } from '#app/ui/LoginLink.tsx'
import type { DonationReceipt } from '#contract/donations/receipts.ts'
import { formatRupees } from '#contract/payments/money.ts'
import { exactRupees } from '#contract/payments/exactRupees.ts'
import { LookupSkeleton } from './LookupSkeleton.tsx'
import { PdfLink } from './PdfLink.tsx'
import { purposeText } from './purposeText.ts'
import { receiptQuery } from './receiptQuery.ts'
import { templeLines } from '#contract/site/addressText.ts'

type Props = { number: string; token: string }

/** Whether the temple issued a receipt, and its details, checked with the server at this moment. */
export function ReceiptLookup({ number, token }: Props) {
  const isGuest = useAccount().account === undefined
  const isClosed = isGuest && token === ''
  const { data, isFetched } = useQuery({ ...receiptQuery(number, token), enabled: !isClosed })
  // After a logout in the meantime, the link is needed again.
  const isOwn = !isGuest && data?.isOwn === true
  useSecretRemoval(isOwn && token !== '')
  if (isClosed) return <Absent number={number} why="signedOut" />
  if (!isFetched) return <ReceiptSkeleton />
  if (!data) return <Absent number={number} why={data === null ? 'missing' : 'unreachable'} />
  return <Receipt of={data} token={isOwn ? '' : token} />
}

type AbsentProps = { number: string; why: 'signedOut' | 'missing' | 'unreachable' }

function Absent({ number, why }: AbsentProps) {
  const words = useWords(receiptWords)
  const { own } = useWords(donations)
  const { title, text } = words[why]
  if (why === 'unreachable') return <Failed title={title} headingLevel={1} unreachableText={text} />
  return (
    <ErrorState
      title={title}
      headingLevel={1}
      action={
        why === 'signedOut' ? (
          <LoginLink back={`/receipt/${number.toLowerCase()}`} className={buttonClass()}>
            {own.login}
          </LoginLink>
        ) : (
          <Link to="/contact" className={buttonClass({ variant: 'outline' })}>
            {words.ask}
          </Link>
        )
      }
    >
      <p>{text}</p>
    </ErrorState>
  )
}

type ReceiptProps = { of: DonationReceipt; token: string }

function Receipt({ of: receipt, token }: ReceiptProps) {
  const words = useWords(receiptWords)
  const { own } = useWords(donations)
  const { temple, trust, purpose, pan, paymentReference, isRefunded, isTest, refundedAmount } =
    receipt
  const { isVoid = false } = receipt
  const wentBack = isRefunded || refundedAmount !== undefined
  return (
    <>
      <h1 className="receipt-title">
        {words.heading} <span>{receipt.number}</span>
      </h1>
      <p className="mt-1 money-title receipt-amount">{formatRupees(receipt.amount)}</p>
      <p
        role="status"
        className={`mt-4 rounded-md px-4 py-3 ${wentBack || isTest || isVoid ? 'bg-gold-soft' : 'bg-durva-soft'}`}
      >
        {isTest ? words.test : isVoid ? words.void : isRefunded ? words.refunded : words.genuine}
        {!isRefunded && refundedAmount !== undefined && (
          <span className="block">{words.partRefunded(exactRupees(refundedAmount))}</span>
        )}
      </p>
      <article className="mt-4">
        <Facts>
          <Fact label={words.from}>{receipt.fullName}</Fact>
          {refundedAmount !== undefined && (
            <Fact label={words.refundedLabel}>{exactRupees(refundedAmount)}</Fact>
          )}
          {purpose && (
            <Fact label={words.purpose}>{__IS_TRANSLATED__ ? purposeText(purpose) : purpose}</Fact>
          )}
          {pan && <Fact label={words.pan}>{pan}</Fact>}
          <Fact label={words.method}>{own.methods[receipt.paymentMethod]}</Fact>
          <Fact label={words.paidOn}>{dateText(receipt.paidOn)}</Fact>
          {paymentReference && (
            <Fact label={words.paymentReference}>
              <span className="break-all">{paymentReference}</span>
            </Fact>
          )}
          <Fact label={words.issuedOn}>{dateText(receipt.issuedOn)}</Fact>
          <Fact label={words.year}>{receipt.financialYear}</Fact>
          {trust?.eightyG && <Fact label={words.eightyG}>{trust.eightyG.registration}</Fact>}
          <Fact label={words.by}>
            {templeLines(temple).map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </Fact>
        </Facts>
      </article>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <PdfLink number={receipt.number} token={token} />
        <Button variant="outline" onClick={() => print()}>
          {words.print}
        </Button>
      </div>
    </>
  )
}

/** While it loads, and in every page the server renders: the token never reaches the server. */
export function ReceiptSkeleton() {
  const words = useWords(receiptWords)
  return <LookupSkeleton eyebrow={words.eyebrow} title={words.page.title} loading={words.loading} />
}
