import type { UseFormReturn } from 'react-hook-form'
import { FormFields } from '#app/admin/form/FormFields.tsx'
import { adminShop } from '#app/i18n/en/shop/adminShop.ts'
import { useWords } from '#app/i18n/words.ts'
import { isDigital } from '#contract/shop/rules.ts'
import { ProductPictures } from './ProductPictures.tsx'
import { type ProductValues, productValues } from './productValues.ts'

type Props = {
  form: UseFormReturn<ProductValues>
  /** Its category can still be chosen. */
  isNew?: boolean
  /** Promised to orders. */
  reserved?: number
}

export function ProductFields({ form, isNew = false, reserved = 0 }: Props) {
  const words = useWords(adminShop)
  const isFile = isDigital({ category: form.watch('category') })
  return (
    <FormFields
      of={productValues}
      form={form}
      words={words}
      hints={{ stockOnHand: words.stockOnHandHint(reserved) }}
      slots={{
        pictures: <ProductPictures form={form} />,
        ...(!isNew && { category: null }),
        ...(isFile && {
          stockOnHand: <p className="self-end text-muted">{words.digitalCount}</p>,
          weightGrams: null,
          hasCashOnDelivery: null,
        }),
      }}
    />
  )
}
