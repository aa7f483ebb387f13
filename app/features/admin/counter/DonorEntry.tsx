import { DevoteeSuggestions } from '#app/admin/devotees/DevoteeSuggestions.tsx'
import { counterDonation } from '#app/i18n/en/counter/adminCounter.ts'
import { useWords } from '#app/i18n/words.ts'
import { TextField } from '#app/ui/TextField.tsx'
import { mostCashToDeduct } from '#contract/donations/rules.ts'
import type { EntryText } from '#app/admin/useEntry.ts'
import type { DevoteePrefill } from '#contract/devotees/admin.ts'

type Field = 'fullName' | 'phone' | 'email' | 'pan' | 'donorAddress'

type Props = {
  text: (name: Field) => EntryText
  has80G: boolean
  isCash: boolean
  amount: number
  onPrefill: (prefill: DevoteePrefill) => void
}

/** Who gave it; with a PAN only where the law allows a deduction. */
export function DonorEntry({ text, has80G, isCash, amount, onPrefill }: Props) {
  const words = useWords(counterDonation)
  const isDeductible = !isCash || !(amount > mostCashToDeduct)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField label={words.name} maxLength={100} {...text('fullName')} />
      <TextField label={words.phone} type="tel" maxLength={40} {...text('phone')} />
      <DevoteeSuggestions
        typed={{ name: text('fullName').value, phone: text('phone').value }}
        withPan={has80G && isDeductible}
        onPick={onPrefill}
      />
      <TextField
        label={words.email}
        hint={words.emailHint}
        type="email"
        maxLength={254}
        {...text('email')}
      />
      {has80G && !isDeductible && <p className="text-muted sm:col-span-2">{words.notDeductible}</p>}
      {has80G && (isDeductible || text('pan').value !== '') && (
        <TextField
          label={words.pan}
          hint={words.panHint}
          autoCapitalize="characters"
          maxLength={40}
          {...text('pan')}
        />
      )}
      <TextField
        label={words.address}
        hint={words.addressHint}
        maxLength={300}
        {...text('donorAddress')}
      />
    </div>
  )
}
