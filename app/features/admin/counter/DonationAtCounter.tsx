import { useState } from 'react'
import { VoidDonation } from '#app/admin/VoidDonation.tsx'
import { AdminLink } from '#app/admin/AdminLink.tsx'
import { useAdmin } from '#app/admin/adminContext.ts'
import { counterDonation } from '#app/i18n/en/counter/adminCounter.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button, buttonClass } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import type { RecordedDonation } from '#contract/counter/donationsAdmin.ts'
import { formatRupees } from '#contract/payments/money.ts'
import { may } from '#contract/accounts/permissions.ts'
import { DonationEntry } from './DonationEntry.tsx'

/** A donation handed over at the temple, with its receipt. */
export function DonationAtCounter() {
  const [done, setDone] = useState<RecordedDonation>()
  return done ? (
    <Recorded donation={done} onNext={() => setDone(undefined)} />
  ) : (
    <DonationEntry onDone={setDone} />
  )
}

type Props = { donation: RecordedDonation; onNext: () => void }

function Recorded({ donation: { amount, email, receipt, reference }, onNext }: Props) {
  const words = useWords(counterDonation)
  const [isMistake, setIsMistake] = useState(false)
  const { me } = useAdmin()
  if (isMistake) {
    return (
      <div className="mt-6 max-w-3xl">
        <VoidDonation
          hasFocus
          reference={reference}
          receiptNumber={receipt?.number}
          onDone={onNext}
        />
        <Button variant="quiet" className="mt-2" onClick={() => setIsMistake(false)}>
          {words.keep}
        </Button>
      </div>
    )
  }
  return (
    <Card className="mt-6 grid max-w-3xl justify-items-start gap-4 p-5">
      <div role="status">
        <h2 className="text-xl">
          {receipt
            ? words.done(formatRupees(amount), receipt.number)
            : words.chequeDone(formatRupees(amount), reference)}
        </h2>
        {email && <p className="mt-1 text-muted">{words.mailed(email, receipt !== undefined)}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button autoFocus onClick={onNext}>
          {words.next}
        </Button>
        {receipt && (
          <a
            href={receipt.pdfPath}
            target="_blank"
            rel="noopener"
            className={buttonClass({ variant: 'outline' })}
          >
            {words.print}
          </a>
        )}
        {may(me.role, 'donations') && (
          <AdminLink to={`donations/${reference.toLowerCase()}`} className="text-link">
            {words.open}
          </AdminLink>
        )}
        <Button variant="quiet" onClick={() => setIsMistake(true)}>
          {words.mistake}
        </Button>
      </div>
    </Card>
  )
}
