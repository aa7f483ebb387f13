import { useEffect } from 'react'
import { ConflictPanel } from '#app/admin/ConflictPanel.tsx'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { useEdited } from '#app/admin/useEdited.ts'
import { useSaving } from '#app/admin/useSaving.ts'
import { admin } from '#app/i18n/en/admin.ts'
import { adminShop } from '#app/i18n/en/adminShop.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { getStaffProduct, type StaffProduct, updateProduct } from '#contract/shopAdmin.ts'
import { ProductFields } from './ProductFields.tsx'
import { type ProductValues, toProductInput, toProductValues } from './productValues.ts'

type Props = { product: StaffProduct; onDirty: (isDirty: boolean) => void }

export function ProductForm({ product, onDirty }: Props) {
  const words = useWords(adminShop)
  const common = useWords(admin)
  const { save, load } = useSaving()
  const { id } = product
  const edited = useEdited<ProductValues, StaffProduct>({
    original: product,
    toValues: toProductValues,
    judged: { schema: updateProduct.input, toInput: (values) => toProductInput(id, values) },
    async save(values, { version }) {
      const done = await save(updateProduct, toProductInput(id, values), version)
      const isPublic = done.saved?.status === 'published'
      if (done.saved)
        showToast({ title: isPublic ? words.saved : words.savedDraft, tone: 'success' })
      return done
    },
    load: () => load(getStaffProduct, { id }),
    labels: {
      name: words.name,
      description: words.description,
      shortDescription: words.short,
      price: words.price,
      stockOnHand: words.onHand,
      weightGrams: words.weight,
      gstRate: words.gst,
      hsn: words.hsn,
      inStock: words.isSold,
      hasCashOnDelivery: words.cash,
      isEcoFriendly: words.eco,
      isBestSeller: words.best,
    },
  })
  const { form, isDirty } = edited
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  return (
    <Card className="p-5">
      <form noValidate onSubmit={edited.handleSubmit}>
        {edited.conflict && <ConflictPanel of={edited.conflict} />}
        <ProductFields form={form} product={product} />
        <FailureNotice failure={edited.failure} />
        <Button type="submit" size="large" className="mt-5" isBusy={edited.isSaving}>
          {edited.isSaving ? common.saving : common.save}
        </Button>
      </form>
    </Card>
  )
}
