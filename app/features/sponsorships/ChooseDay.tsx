import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { TroubleNote } from '#app/forms/TroubleNote.tsx'
import { useDirectForm } from '#app/forms/useDirectForm.ts'
import { sponsor } from '#app/i18n/en/sponsorships/sponsor.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { CheckboxField } from '#app/ui/CheckboxField.tsx'
import { RadioCards } from '#app/ui/RadioCards.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { formatRupees } from '#contract/payments/money.ts'
import {
  type HeldDay,
  holdSponsoredDay,
  type SponsorCalendar,
} from '#contract/sponsorships/public.ts'
import { SponsorMonth } from './SponsorMonth.tsx'
import { stateOf } from './sponsorDays.ts'

type Props = {
  calendar: SponsorCalendar
  instead: string | undefined
  onHeld: (day: HeldDay) => void
}

const nothing = { sponsorshipId: '', date: '', name: '', isNameShown: false }

/** Holds a day of an offering while its gift is being made. */
export function ChooseDay({ calendar, instead, onHeld }: Props) {
  const words = useWords(sponsor)
  const queryClient = useQueryClient()
  const attempt = useRef({ text: '', key: '' })
  const { offerings } = calendar
  const { form, field, formProps, isSending, trouble } = useDirectForm<typeof nothing, HeldDay>({
    schema: holdSponsoredDay.input,
    empty: { ...nothing, sponsorshipId: offerings[0]?.id ?? '' },
    send: (values, api) => {
      const input = { ...values, ...(instead !== undefined && { instead }) }
      const text = JSON.stringify(input)
      // Sent again after a lost answer, it holds one day.
      if (attempt.current.text !== text) attempt.current = { text, key: crypto.randomUUID() }
      return api.call(holdSponsoredDay, input, { idempotencyKey: attempt.current.key })
    },
    onDone: onHeld,
    onTrouble: () => {
      // The next try holds another day than the one that was refused.
      attempt.current = { text: '', key: '' }
      void queryClient.invalidateQueries({ queryKey: ['sponsorships'] })
    },
  })
  const [sponsorshipId, date] = form.watch(['sponsorshipId', 'date'])
  const offering = offerings.find(({ id }) => id === sponsorshipId)
  const isFree = offering && stateOf(date, offering, calendar).kind === 'free'
  const { error: dateError } = field('date')
  return (
    <form {...formProps} aria-label={words.choose} className="mt-4 grid gap-5">
      <RadioCards
        legend={words.offering}
        options={offerings.map(({ id, name, text, price }) => ({
          value: id,
          label: name,
          detail: text,
          aside: words.aDay(formatRupees(price)),
        }))}
        {...field('sponsorshipId')}
      />
      {offering && (
        <SponsorMonth
          calendar={calendar}
          offering={offering}
          value={isFree ? date : ''}
          error={dateError && words.dayMissing}
          onPick={(picked) => form.setValue('date', picked, { shouldValidate: Boolean(dateError) })}
        />
      )}
      <TextField label={words.name} hint={words.nameHint} autoComplete="name" {...field('name')} />
      <CheckboxField label={words.isNameShown} {...field('isNameShown')} required={false} />
      <TroubleNote trouble={trouble} />
      <Button type="submit" isBusy={isSending} className="justify-self-start">
        {isSending ? words.holding : words.hold}
      </Button>
    </form>
  )
}
