import { Trash2 } from 'lucide'
import type { UseFormReturn } from 'react-hook-form'
import { PartFields } from '#app/admin/form/FormFields.tsx'
import { WithField } from '#app/admin/form/shownField.tsx'
import { numberOf } from '#app/admin/numberOf.ts'
import { countries } from '#app/i18n/countries.ts'
import { countryName } from '#app/i18n/countryName.ts'
import { adminSite } from '#app/i18n/en/site/adminSite.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { hasPan } from '#contract/payments/paymentNumbersAdmin.ts'
import { shopValues, type SectionValues } from './siteValues.ts'

type Props = { form: UseFormReturn<SectionValues<'shop'>> }

const abroad = () => countries().filter(({ value }) => value !== 'IN')

/** The temple's tax number, and what delivery costs. The PAN is the trust's. */
export function ShopFields({ form, pan }: Props & { pan: string | undefined }) {
  const { shopFields, otherPan } = useWords(adminSite)
  const gstin = form.watch('shop.gstin')
  const isOther = gstin.length >= 15 && pan && !hasPan(gstin, pan)
  return (
    <PartFields
      of={shopValues}
      form={form}
      at="shop"
      words={shopFields}
      className="grid gap-4"
      slots={{
        gstin: (
          <div>
            <WithField>{({ shown }) => shown}</WithField>
            <p role="status" className="text-saffron">
              {isOther && otherPan(pan)}
            </p>
          </div>
        ),
        countries: <Countries form={form} />,
      }}
    />
  )
}

/** Where parcels go besides India. */
function Countries({ form }: Props) {
  const words = useWords(adminSite)
  const chosen = form.watch('shop.countries')
  // Not with useFieldArray: it would make the forms of devotees larger, which share the library.
  const show = (rows: SectionValues<'shop'>['shop']['countries']) => {
    form.clearErrors('shop.countries')
    form.setValue('shop.countries', rows, { shouldDirty: true })
  }
  const isFee = (typed: string) => !Number.isNaN(numberOf(typed)) || words.countryFeeWrong
  const isCountry = (code: string) => {
    if (code === '') return words.countryMissing
    const all = form.getValues('shop.countries')
    return all.filter((one) => one.code === code).length === 1 || words.countryTwice
  }
  const options = [{ value: '', label: words.chooseCountry }, ...abroad()]
  const field = (
    name: `shop.countries.${number}.${'code' | 'fee'}`,
    validate: (typed: string) => true | string,
  ) => ({
    ...form.register(name, { validate }),
    error: form.getFieldState(name, form.formState).error?.message,
  })
  return (
    <fieldset className="grid gap-3">
      <legend className="font-semibold">{words.countries}</legend>
      <p className="text-sm text-muted">{words.countriesText}</p>
      {chosen.map(({ code }, at) => (
        <div
          key={at}
          className="grid grid-cols-[1fr_auto] items-start gap-x-4 gap-y-2 border-t border-line pt-3 sm:grid-cols-[1fr_1fr_auto]"
        >
          <SelectField
            label={words.country}
            options={options}
            {...field(`shop.countries.${at}.code`, isCountry)}
          />
          <div className="row-start-2 sm:row-start-auto">
            <TextField
              label={words.countryFee}
              inputMode="numeric"
              {...field(`shop.countries.${at}.fee`, isFee)}
            />
          </div>
          <IconButton
            className="col-start-2 row-start-1 mt-[1.95rem] sm:col-start-3"
            label={words.removeCountry(code ? countryName(code) : words.thisRow)}
            onClick={() => show(chosen.toSpliced(at, 1))}
          >
            <Icon of={Trash2} />
          </IconButton>
        </div>
      ))}
      <div>
        <Button variant="outline" onClick={() => show([...chosen, { code: '', fee: '' }])}>
          {words.addCountry}
        </Button>
      </div>
    </fieldset>
  )
}
