import type { EntryText } from '#app/admin/useEntry.ts'
import { useRead } from '#app/admin/useRead.ts'
import { tender } from '#app/i18n/en/counter/adminTender.ts'
import { useWords } from '#app/i18n/words.ts'
import { TextField } from '#app/ui/TextField.tsx'
import type { TenderMethod } from '#contract/counter/tenderAdmin.ts'
import type { UpiPayment } from '#contract/payments/upi.ts'
import { getSite } from '#contract/site/public.ts'
import { UpiCode } from './UpiCode.tsx'

type Props = {
  method: TenderMethod
  text: (name: 'utr' | 'slip' | 'bank') => EntryText
  /** What the code asks for; undefined until that is known. */
  toPay: Pick<UpiPayment, 'amount' | 'reference' | 'what'> | undefined
}

/** What a way of paying needs besides the amount: the same for whatever is paid at the temple. */
export function TenderFields({ method, text, toPay }: Props) {
  const words = useWords(tender)
  if (method === 'cash') return <p className="text-sm text-muted">{words.cashLimit}</p>
  if (method === 'upi') return <UpiFields text={text} toPay={toPay} />
  const isCheque = method === 'cheque'
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField label={isCheque ? words.cheque : words.slip} maxLength={40} {...text('slip')} />
      {isCheque && <TextField label={words.bank} maxLength={60} {...text('bank')} />}
    </div>
  )
}

/** The code to scan, and the bank's number: needed where there is no code that carries a reference. */
function UpiFields({ text, toPay }: Pick<Props, 'text' | 'toPay'>) {
  const words = useWords(tender)
  const { data: site } = useRead(getSite, {})
  const hasCode = !site || site.upiAddress !== undefined
  return (
    <>
      {!hasCode && <p className="admin-panel">{words.noAddress}</p>}
      {site?.upiAddress !== undefined && toPay && (
        <UpiCode {...toPay} address={site.upiAddress} name={site.name} />
      )}
      {hasCode && !toPay && <p className="text-muted">{words.noCodeYet}</p>}
      <TextField
        label={hasCode ? words.utr : words.utrNeeded}
        hint={hasCode ? words.utrHint : words.utrNeededHint}
        inputMode="numeric"
        maxLength={40}
        {...text('utr')}
      />
    </>
  )
}
