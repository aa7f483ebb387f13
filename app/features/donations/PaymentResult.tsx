import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { donations } from '#app/i18n/en/donations/donations.ts'
import { useWords } from '#app/i18n/words.ts'
import { useAccount } from '#app/offline/session/useAccount.ts'
import { Button, buttonClass } from '#app/ui/Button.tsx'
import { Fact, Facts } from '#app/ui/Facts.tsx'
import { Diya } from '#app/ui/motifs/Diya.tsx'
import { PassingHeading } from '#app/ui/PassingHeading.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { formatRupees } from '#contract/payments/money.ts'
import { paymentQuery } from './paymentQuery.ts'
import { ReceiptLink } from './ReceiptLink.tsx'

/** The result of a payment as the server confirms it; the URL is not trusted. */
export function PaymentResult({ paymentId }: { paymentId: string }) {
  const words = useWords(donations)
  const { data: payment, isError, isFetched, refetch } = useQuery(paymentQuery(paymentId))
  const { account } = useAccount()
  const isVerified = Boolean(payment)

  useEffect(() => {
    if (isVerified) showToast({ title: words.thanks, tone: 'success' })
  }, [isVerified, words])

  if (!isFetched) return <ResultLoading />
  if (!payment) {
    const why = payment === null && !isError ? 'unverified' : 'unreachable'
    return <Unknown why={why} onRetry={refetch} />
  }
  const { amount, paymentId: id, paid } = payment
  return (
    <div>
      <Diya className="size-20" />
      <h1 className="mt-3 text-title">{words.thanks}</h1>
      <p className="mt-2 text-lg">{words.result.text}</p>
      <p className="mt-5 money-title receipt-amount">{formatRupees(amount)}</p>
      <Facts className="mt-3 border-y border-line">
        <Fact label={words.result.paymentId}>
          <span className="text-sm break-all">{id}</span>
        </Fact>
      </Facts>
      {paid && (
        <div className="not-printed">
          <ReceiptLink path={paid.receiptPath} isOwn={paid.isOwn} />
        </div>
      )}
      <p className="mt-4 text-muted">{paid ? words.result.alsoByEmail : words.result.receipt}</p>
      <div className="mt-5 flex flex-wrap gap-3 not-printed">
        {!paid && account && (
          <Link to="/profile" className={buttonClass()}>
            {words.result.inAccount}
          </Link>
        )}
        <Button variant="outline" onClick={() => print()}>
          {words.result.print}
        </Button>
        <Link to="/" className={buttonClass({ variant: 'quiet' })}>
          {words.result.home}
        </Link>
      </div>
    </div>
  )
}

type UnknownProps = { why: 'unverified' | 'unreachable'; onRetry: () => Promise<unknown> }

function Unknown({ why, onRetry }: UnknownProps) {
  const { result: words } = useWords(donations)
  const [isAsking, setIsAsking] = useState(false)
  // Not disabled while it loads, or it would lose the focus.
  const handleRetry = async () => {
    if (isAsking) return
    setIsAsking(true)
    await onRetry()
    setIsAsking(false)
  }
  return (
    <div role="alert">
      <Diya className="size-20" isLit={false} />
      <h1 className="mt-3 text-title">{words[why].title}</h1>
      <p className="mt-3">{words[why].text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={handleRetry} aria-busy={isAsking}>
          {isAsking ? words.asking : words.again}
        </Button>
        <Link to="/donate" className={buttonClass({ variant: 'outline' })}>
          {words.donateAgain}
        </Link>
      </div>
    </div>
  )
}

export function ResultLoading() {
  const { result: words } = useWords(donations)
  return (
    <div className="min-h-100">
      <PassingHeading>{words.page.title}</PassingHeading>
      <Diya className="size-20" />
      <p role="status" className="mt-4">
        {words.asking}
      </p>
    </div>
  )
}
