import { fieldText } from '#contract/i18n/en/fieldText.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { dakshina as dakshinaWords } from '#app/i18n/en/bookings/dakshina.ts'
import { useWords } from '#app/i18n/words.ts'
import { isUnsent, type OutboxRow } from '#app/offline/outbox/outboxRow.ts'
import { amountOf, typedAmount } from '#app/payments/amountOf.ts'
import { ClaimByOutbox } from '#app/payments/ClaimByOutbox.tsx'
import { PaymentPanel } from '#app/payments/PaymentPanel.tsx'
import { paymentSettingsQuery } from '#app/payments/settings.ts'
import { RadioCards } from '#app/ui/RadioCards.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { bookingPayPath } from '#contract/bookings/links.ts'
import type { Booking } from '#contract/bookings/public.ts'
import type { Dakshina } from '#contract/bookings/dakshina.ts'
import { amountByCard, amountByUpi } from '#contract/donations/input.ts'
import type { Site } from '#contract/site/public.ts'
import { usePujaPrice } from './pujas.ts'
import { useBookingLabels } from './useBookingLabels.ts'

const methods = ['temple', 'upi', 'card'] as const
type DakshinaMethod = (typeof methods)[number]

type Props = {
  booking: Booking
  isOwn: boolean
  /** The devotee's earlier claim. */
  recorded: Dakshina['claim']
  /** *I have paid*, on its way or refused. */
  claim: OutboxRow | undefined
  site: Site
}

/** The three payment methods; paying at the temple needs no action here. */
export function DakshinaMethods({ booking, isOwn, recorded, claim, site }: Props) {
  const words = useWords(dakshinaWords)
  const labels = useBookingLabels().claimDakshina
  const name = useId()
  const { data: settings } = useQuery(paymentSettingsQuery)
  const { reference, token, pujaType } = booking
  const proposed = usePujaPrice(pujaType)
  const [method, setMethod] = useState<DakshinaMethod>(claim ? 'upi' : 'temple')
  const [entered, setEntered] = useState<string>()
  const isRecorded = recorded !== undefined
  const [wasRecorded, setWasRecorded] = useState(isRecorded)
  if (wasRecorded !== isRecorded) {
    setWasRecorded(isRecorded)
    // The temple closed the claim: nothing is chosen any more.
    setMethod('temple')
    setEntered(undefined)
  }
  // The price may arrive after the page.
  const typed = entered ?? String(recorded?.amount ?? proposed ?? '')
  const amount = recorded?.amount ?? (amountOf(typed) || 0)
  const checked = (method === 'card' ? amountByCard : amountByUpi).safeParse(
    recorded?.amount ?? typedAmount(typed),
  )
  const [issue] = checked.error?.issues ?? []
  const fault = typed.trim() !== '' && issue ? fieldText(issue.message) : undefined
  const isMissing = {
    temple: undefined,
    upi: site.upiAddress === undefined && words.upiMissing,
    card: settings?.cards === 'none' && words.cardMissing,
  }
  // After a claim, no second payment is offered.
  const isClaimed = isRecorded || (claim !== undefined && isUnsent(claim))
  return (
    <div className={isClaimed ? undefined : 'mt-4 grid gap-5'}>
      {!isClaimed && (
        <>
          <RadioCards
            legend={words.way}
            name={name}
            chosen={method}
            onChange={({ target }) => setMethod(target.value as DakshinaMethod)}
            className="option-rows"
            options={methods.map((value) => ({
              value,
              label: words.ways[value].label,
              detail: isMissing[value] || words.ways[value].detail,
              isDisabled: Boolean(isMissing[value]),
            }))}
          />
          {method !== 'temple' && (
            <TextField
              label={words.amount}
              hint={proposed === undefined ? words.amountHintOpen : words.amountHint}
              inputMode="numeric"
              autoComplete="off"
              maxLength={20}
              value={typed}
              error={fault}
              onChange={({ target }) => setEntered(target.value)}
            />
          )}
        </>
      )}
      {(isClaimed || (method !== 'temple' && checked.success)) && (
        <PaymentPanel
          by={isClaimed || method === 'temple' ? undefined : method}
          {...{ site, amount, reference }}
          what="Puja"
          card={{
            path: bookingPayPath({ reference, token: isOwn ? undefined : token, amount }),
            pay: words.payCard,
            offline: words.cardOffline,
          }}
        >
          <ClaimByOutbox
            command="claimDakshina"
            labels={labels}
            recorded={recorded ?? {}}
            claim={claim}
            about={{ reference, token, amount }}
            form={`dakshina/${reference}`}
            timeZone={site.city.timeZone}
          />
        </PaymentPanel>
      )}
    </div>
  )
}
