import { useState } from 'react'
import { VoidDonation } from '#app/admin/VoidDonation.tsx'
import { AdminLink } from '#app/admin/AdminLink.tsx'
import { useAdmin } from '#app/admin/adminContext.ts'
import { SameAgain } from '#app/admin/devotees/SameAgain.tsx'
import { counterDonation } from '#app/i18n/en/counter/adminCounter.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button, buttonClass } from '#app/ui/Button.tsx'
import { formatRupees } from '#contract/payments/money.ts'
import type { DevoteePrefill } from '#contract/devotees/admin.ts'
import { may } from '#contract/accounts/permissions.ts'
import { DonationEntry, type DoneDonation } from './DonationEntry.tsx'
import { keysOf } from '#app/admin/keys/counterKeys.ts'
import { DoneCard } from './DoneCard.tsx'

/** A donation handed over at the temple, with its receipt. */
export function DonationAtCounter({ part }: { part?: string | undefined }) {
  const [done, setDone] = useState<DoneDonation>()
  const [prefill, setPrefill] = useState<DevoteePrefill>()
  const handleNext = (again?: DevoteePrefill) => {
    setPrefill(again)
    setDone(undefined)
  }
  return done ? (
    <Recorded donation={done} onNext={handleNext} />
  ) : (
    <DonationEntry prefill={prefill} isHundi={part === 'hundi'} onDone={setDone} />
  )
}

type Props = { donation: DoneDonation; onNext: (again?: DevoteePrefill) => void }

function Recorded({ donation, onNext }: Props) {
  const { amount, fullName, email, receipt, reference, paymentMethod } = donation
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
          onDone={() => onNext()}
        />
        <Button variant="quiet" className="mt-2" onClick={() => setIsMistake(false)}>
          {words.keep}
        </Button>
      </div>
    )
  }
  const sum = formatRupees(amount)
  const waiting = paymentMethod === 'upi' ? words.upiDone : words.chequeDone
  return (
    <DoneCard
      title={receipt ? words.done(sum, receipt.number) : waiting(sum, reference)}
      lines={[fullName]}
      note={email !== '' && words.mailed(email, receipt !== undefined)}
      papers={[{ kind: 'donation', key: reference }]}
      next={words.next}
      keys={keysOf(paymentMethod === 'hundi' ? 'counter/donation/hundi' : 'counter/donation')}
      onNext={() => onNext()}
    >
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
      {fullName !== '' && (
        <SameAgain record={{ kind: 'donation', key: reference }} withPan onPrefill={onNext} />
      )}
      {may(me.role, 'donations') && (
        <AdminLink to={`donations/${reference.toLowerCase()}`} className="text-link">
          {words.open}
        </AdminLink>
      )}
      <Button variant="quiet" onClick={() => setIsMistake(true)}>
        {words.mistake}
      </Button>
    </DoneCard>
  )
}
