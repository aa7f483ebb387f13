import { booking as bookingWords } from '#app/i18n/en/bookings/booking.ts'
import { dakshina as dakshinaWords } from '#app/i18n/en/bookings/dakshina.ts'
import { useWords } from '#app/i18n/words.ts'
import { OpenPayment, PaymentRefused } from '#app/payments/OpenPayment.tsx'
import { PaymentLoading } from '#app/payments/PaymentLoading.tsx'
import { bookingPath } from '#contract/bookings/links.ts'
import { amountByCard } from '#contract/donations/input.ts'
import { useBooking } from './useBooking.ts'

type Props = {
  reference: string
  /** The link's secret, needed on a phone without storage. The payment provider must not see it. */
  secret: string
  /** As in the address. */
  amount: string | undefined
}

/** The card form for the dakshina of a booked puja. */
export function PayDakshina({ reference, secret, amount: amountText }: Props) {
  const { pay } = useWords(dakshinaWords)
  const words = useWords(bookingWords)
  const reading = useBooking(reference, secret)
  if (reading.state === 'loading') return <PaymentLoading />
  const refused = { path: bookingPath({ reference }), back: pay.back }
  if (reading.state !== 'here') return <PaymentRefused {...refused} {...words[reading.state]} />
  const amount = amountByCard.safeParse(Number(amountText))
  if (!amount.success) {
    const text = pay.wrongAmountText
    return <PaymentRefused {...refused} title={pay.wrongAmount} text={text} />
  }
  const { token, email, fullName, pujaName } = reading.booking
  // One's own booking needs no secret, which would outlive the logout in the address.
  const own = reading.isOwn ? undefined : token
  return (
    <OpenPayment
      request={{ type: 'dakshina', reference, token, amount: amount.data }}
      amount={amount.data}
      email={email}
      fullName={fullName}
      what={pay.what(pujaName, reference)}
      path={bookingPath({ reference, token: own })}
      resultPath={bookingPath({ reference })}
      resultSecret={own}
      words={pay}
    />
  )
}
