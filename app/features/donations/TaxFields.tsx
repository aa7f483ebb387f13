import type { ComponentProps } from 'react'
import { donations } from '#app/i18n/en/donations/donations.ts'
import { useWords } from '#app/i18n/words.ts'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'

type Props = {
  pan: Omit<ComponentProps<typeof TextField>, 'label'>
  address: Omit<ComponentProps<typeof TextArea>, 'label'>
}

/** What an 80G receipt needs; shown only if the temple gives them. */
export function TaxFields({ pan, address }: Props) {
  const { tax: words } = useWords(donations)
  return (
    <fieldset className="grid gap-5">
      <legend className="font-display text-xl">{words.heading}</legend>
      <p className="text-muted">{words.text}</p>
      <TextField
        label={words.pan}
        hint={words.panHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...pan}
      />
      <TextArea
        label={words.address}
        hint={words.addressHint}
        rows={3}
        autoComplete="street-address"
        {...address}
      />
    </fieldset>
  )
}
