import { donations } from '#app/i18n/en/donations/donations.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { Fact, Facts } from '#app/ui/Facts.tsx'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { formatRupees } from '#contract/payments/money.ts'
import type { Site } from '#contract/site/public.ts'
import { googlePayLink, phoneOf, upiLink } from '#contract/payments/upi.ts'
import { CopyButton } from './CopyButton.tsx'

const QrCode = lazyComponent(async () => (await import('#app/ui/QrCode.tsx')).QrCode)

type Props = {
  site: Pick<Site, 'upiAddress' | 'name'>
  amount: number
  reference: string
  /** What it pays for, in the bank's note. */
  what: 'Donation' | 'Order' | 'Puja'
  /** Set if paying is the next step: the focus moves to the code. */
  isNext: boolean
}

/**
 * How to pay a pledge: on a phone with a link first, with a code for another phone, or with an
 * address to type.
 */
export function UpiPanel({ site, amount, reference, isNext, what }: Props) {
  const { upi: words } = useWords(donations)
  const { upiAddress: address, name } = site
  if (address === undefined) return <p className="border-t border-line pt-6">{words.unknown}</p>
  const payment = { address, name, amount, reference, what }
  const phone = phoneOf(navigator.userAgent)
  const googlePay = googlePayLink(payment, phone)
  const rupees = formatRupees(amount)
  return (
    <section aria-labelledby="upi" className="border-t border-line pt-6">
      <h2 id="upi" className="money-heading">
        {words.heading(rupees)}
      </h2>
      {googlePay && (
        <div className="mt-4 grid gap-3">
          <a href={upiLink(payment)} className={buttonClass({ size: 'large' })}>
            {words.open}
          </a>
          <a href={googlePay} className={buttonClass({ variant: 'outline' })}>
            {words.openGooglePay}
          </a>
        </div>
      )}
      <div className="mt-4 grid justify-items-center gap-3 text-center">
        <p>{googlePay ? words.orScan : words.scan}</p>
        <div
          className="qr-place"
          role="group"
          aria-labelledby="upi"
          data-arrival={isNext ? '' : undefined}
        >
          <QrCode text={upiLink(payment)} label={words.qr(rupees)} />
        </div>
      </div>
      <Facts className="mt-6">
        <Fact label={words.payee}>{name}</Fact>
        <Fact label={words.payTo}>{address}</Fact>
        <Fact label={words.reference}>{reference}</Fact>
      </Facts>
      <p className="mb-4 text-sm text-muted">{words.referenceHint}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        <CopyButton text={address} label={words.copyAddress} />
        <CopyButton text={reference} label={words.copyReference} />
      </div>
    </section>
  )
}
