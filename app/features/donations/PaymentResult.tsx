import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { ApiError } from '#app/api/errors.ts'
import { onOccasion } from '#app/offline/onOccasion.ts'
import { donations } from '#app/i18n/en/donations.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button, buttonClass } from '#app/ui/Button.tsx'
import { Fact, Facts } from '#app/ui/Facts.tsx'
import { Diya } from '#app/ui/motifs/Diya.tsx'
import { PassingHeading } from '#app/ui/PassingHeading.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { verifyPayment } from '#contract/donations.ts'
import type { Out } from '#contract/endpoint.ts'
import { formatRupees } from '#contract/money.ts'
import { donationDraft } from './donationDraft.ts'
import { forgetDetails } from '#app/offline/donationDetails.ts'

type Verified = Out<typeof verifyPayment>
type Asked =
  | { is: 'asking' }
  /** The server says so, or cannot be asked now. */
  | { is: 'unverified' | 'unreachable' }
  | { is: 'verified'; payment: Verified }

const verify = async (paymentId: string): Promise<Asked> => {
  try {
    const { api, drafts } = await import('#app/offline/phone.ts')
    const payment = await api.call(verifyPayment, { payment_intent: paymentId })
    // Seen again later, by the way back or a reload, it is no reason to take away what was typed since.
    if (forgetDetails()) await drafts.drop(donationDraft)
    return { is: 'verified', payment }
  } catch (error) {
    const isSaid = error instanceof ApiError && error.status < 429 && error.problem !== undefined
    return { is: isSaid ? 'unverified' : 'unreachable' }
  }
}

/** What the server says of a payment; what the address says of it is believed by nobody. */
export function PaymentResult({ paymentId }: { paymentId: string }) {
  const words = useWords(donations)
  const [asked, setAsked] = useState<Asked>({ is: 'asking' })
  const isVerified = asked.is === 'verified'

  useEffect(() => {
    if (isVerified) return
    let isMounted = true
    const run = () => void verify(paymentId).then((told) => isMounted && setAsked(told))
    run()
    const stop = onOccasion(run)
    return () => {
      isMounted = false
      stop()
    }
  }, [paymentId, isVerified])

  useEffect(() => {
    if (isVerified) showToast({ title: words.thanks, tone: 'success' })
  }, [isVerified, words])

  if (asked.is === 'asking') return <ResultLoading />
  if (asked.is !== 'verified') {
    return <Unknown why={asked.is} onAgain={async () => setAsked(await verify(paymentId))} />
  }
  const { amount, paymentId: id } = asked.payment
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

type UnknownProps = { why: 'unverified' | 'unreachable'; onAgain: () => Promise<void> }

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
