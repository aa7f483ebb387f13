import { sevas } from '#app/i18n/en/sevas/sevas.ts'
import { sevaWords } from '#app/i18n/en/sevas/sevaWords.ts'
import { useWords } from '#app/i18n/words.ts'
import { SelectField } from '#app/ui/SelectField.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { sevaKinds, sevaOccasions } from '#contract/sevas/seva.ts'
import type { PartProps } from './sevaRequestValues.ts'

/** Which seva, for what, and in whose name. */
export function SevaChoice({ form, field, isFocused }: PartProps & { isFocused: boolean }) {
  const { form: words } = useWords(sevas)
  const shared = useWords(sevaWords)
  const occasion = field('occasion')
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label={words.kind}
          options={[
            { value: '', label: words.chooseKind },
            ...sevaKinds.map((value) => ({ value, label: shared.kinds[value] })),
          ]}
          {...field('kind')}
          autoFocus={isFocused}
          required
        />
        <SelectField
          label={words.occasion}
          options={[
            { value: '', label: words.chooseOccasion },
            ...sevaOccasions.map((value) => ({ value, label: shared.occasions[value] })),
          ]}
          {...occasion}
          required
          onChange={(event) => {
            // A shraddha is performed in the afternoon.
            const isShraddha = event.target.value === 'punyatithi'
            form.setValue('dayRule', isShraddha ? 'aparahna' : 'sunrise')
            return occasion.onChange(event)
          }}
        />
      </div>
      <TextField label={words.inName} {...field('inName')} />
      <TextField label={words.gotra} {...field('gotra')} />
    </>
  )
}
