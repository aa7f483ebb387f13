import { tender } from '#app/i18n/en/counter/adminTender.ts'
import { useWords } from '#app/i18n/words.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { formatRupees } from '#contract/payments/money.ts'
import { upiLink, type UpiPayment } from '#contract/payments/upi.ts'
import type { Site } from '#contract/site/public.ts'

const QrCode = lazyComponent(async () => (await import('#app/ui/QrCode.tsx')).QrCode)

type Props = Pick<UpiPayment, 'address' | 'amount' | 'reference' | 'what'> & Pick<Site, 'name'>

/** The code that the devotee scans from the screen of the counter. */
export function UpiCode({ address, name, amount, reference, what }: Props) {
  const words = useWords(tender)
  const rupees = formatRupees(amount)
  const link = upiLink({ address, name, amount, reference, ...(what && { what }) })
  return (
    <div className="grid justify-items-center gap-2 text-center">
      <p className="text-lg font-semibold">{words.scan(rupees)}</p>
      <div className="qr-place">
        <QrCode text={link} label={words.code(rupees)} />
      </div>
      <p className="text-sm text-muted wrap-anywhere">
        {[name, address, words.reference(reference)].join(' · ')}
      </p>
    </div>
  )
}
