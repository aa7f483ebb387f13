import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { donations } from '#app/i18n/en/donations.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button, buttonClass } from '#app/ui/Button.tsx'
import { Fact, Facts } from '#app/ui/Facts.tsx'
import { Diya } from '#app/ui/motifs/Diya.tsx'
import { PassingHeading } from '#app/ui/PassingHeading.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { formatRupees } from '#contract/money.ts'
import { paymentQuery } from './queries.ts'

/** The server's word on a payment; what the address says is not trusted. */
export function PaymentResult({ paymentId }: { paymentId: string }) {
  const words = useWords(donations)
  const { data: payment, isError, isFetched, refetch } = useQuery(paymentQuery(paymentId))
  const isVerified = Boolean(payment)

  useEffect(() => {
    if (isVerified) showToast({ title: words.thanks, tone: 'success' })
  }, [isVerified, words])

  if (!isFetched) return <ResultLoading />
  if (!payment) {
    const why = payment === null && !isError ? 'unverified' : 'unreachable'
    return <Unknown why={why} onAgain={refetch} />
  }
  const { amount, paymentId: id } = payment
  return (
    <div className="pt-6 text-center">
      <Diya className="mx-auto size-24" />
      <h1 className="mt-4 text-title">{words.thanks}</h1>
      <p className="mt-3 text-lg">{words.result.text}</p>
      <Facts className="card mt-6 px-5 py-2 text-left">
        <Fact label={words.result.amount}>{formatRupees(amount)}</Fact>
        <Fact label={words.result.paymentId}>
          <span className="text-sm break-all">{id}</span>
        </Fact>
      </Facts>
      <p className="mt-4 text-muted">{words.result.receipt}</p>
      <Link to="/" className={`${buttonClass({ variant: 'outline' })} mt-6`}>
        {words.result.home}
      </Link>
    </div>
  )
}

type UnknownProps = { why: 'unverified' | 'unreachable'; onAgain: () => Promise<unknown> }

function Unknown({ why, onAgain }: UnknownProps) {
  const { result: words } = useWords(donations)
  const [isAsking, setIsAsking] = useState(false)
  // Not disabled meanwhile: it would lose the focus.
  const handleAgain = async () => {
    if (isAsking) return
    setIsAsking(true)
    await onAgain()
    setIsAsking(false)
  }
  return (
    <div role="alert" className="pt-6 text-center">
      <Diya className="mx-auto size-24" isLit={false} />
      <h1 className="mt-4 text-title">{words[why].title}</h1>
      <p className="mt-3">{words[why].text}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button onClick={handleAgain} aria-busy={isAsking}>
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
    <div className="min-h-100 pt-16 text-center">
      <PassingHeading>{words.page.title}</PassingHeading>
      <Diya className="mx-auto size-20" />
      <p role="status" className="mt-4">
        {words.asking}
      </p>
    </div>
  )
}
