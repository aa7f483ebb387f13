import type { UseFormReturn } from 'react-hook-form'
import { numberOf } from '#app/admin/numberOf.ts'
import { adminShop } from '#app/i18n/en/adminShop.ts'
import { useWords } from '#app/i18n/words.ts'
import { CheckboxField } from '#app/ui/CheckboxField.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { isDigital } from '#contract/shop/rules.ts'
import { ProductPictures } from './ProductPictures.tsx'
import type { ProductValues } from './productValues.ts'

type Props = {
  form: UseFormReturn<ProductValues>
  /** Promised to orders. */
  reserved?: number
}

type NumberName = 'price' | 'stockOnHand' | 'weightGrams' | 'gstRate'

export function ProductFields({ form, reserved = 0 }: Props) {
  const words = useWords(adminShop)
  const {
    register,
    watch,
    formState: { errors },
  } = form
  const isFile = isDigital({ category: watch('category') })
  const filled = (typed: string) => typed.trim() !== '' || words.required
  const number = (name: NumberName, isOptional = false) => ({
    inputMode: 'numeric' as const,
    maxLength: 12,
    ...register(name, {
      validate: (typed) =>
        (isOptional && typed.trim() === '') ||
        !Number.isNaN(numberOf(typed)) ||
        (typed.trim() === '' ? words.required : words.wholeNumber),
    }),
    error: errors[name]?.message,
  })
  return (
    <div className="grid gap-5">
      <TextField
        label={words.name}
        maxLength={80}
        {...register('name', { validate: filled })}
        error={errors.name?.message}
      />
      <TextArea
        label={words.description}
        hint={words.descriptionHint}
        rows={5}
        maxLength={4000}
        {...register('description', { validate: filled })}
        error={errors.description?.message}
      />
      <TextField
        label={words.short}
        hint={words.shortHint}
        maxLength={60}
        {...register('shortDescription')}
        error={errors.shortDescription?.message}
      />
      <ProductPictures form={form} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={words.price} {...number('price')} />
        {isFile ? (
          <p className="self-end text-muted">{words.digitalCount}</p>
        ) : (
          <TextField
            label={words.onHand}
            hint={words.onHandHint(reserved)}
            {...number('stockOnHand', true)}
          />
        )}
      </div>
      <div className="grid gap-5 sm:grid-cols-3">
        <TextField label={words.gst} hint={words.taxHint} {...number('gstRate')} />
        <TextField
          label={words.hsn}
          inputMode="numeric"
          maxLength={8}
          {...register('hsn', { validate: filled })}
          error={errors.hsn?.message}
        />
        {!isFile && <TextField label={words.weight} {...number('weightGrams', true)} />}
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <CheckboxField label={words.isSold} {...register('inStock')} />
        {!isFile && <CheckboxField label={words.cash} {...register('hasCashOnDelivery')} />}
        <CheckboxField label={words.eco} {...register('isEcoFriendly')} />
        <CheckboxField label={words.best} {...register('isBestSeller')} />
      </div>
    </div>
  )
}
