import { EditedForm } from '#app/admin/EditedForm.tsx'
import { useEdited } from '#app/admin/useEdited.ts'
import { useSaving } from '#app/admin/useSaving.ts'
import { adminShop } from '#app/i18n/en/shop/adminShop.ts'
import { useWords } from '#app/i18n/words.ts'
import { showToast } from '#app/ui/toasts.ts'
import { getStaffProduct, type StaffProduct, updateProduct } from '#contract/shop/admin.ts'
import { ProductFields } from './ProductFields.tsx'
import {
  type ProductValues,
  productValues,
  toProductInput,
  toProductValues,
} from './productValues.ts'

type Props = { product: StaffProduct; onDirty: (isDirty: boolean) => void }

export function ProductForm({ product, onDirty }: Props) {
  const words = useWords(adminShop)
  const { save, load } = useSaving()
  const { id } = product
  const { labels, readers, whole } = productValues.compared(words)
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
    labels,
    readers: {
      ...readers,
      pictures: (pictures) => words.gallery.read(pictures.map(({ imageAlt }) => imageAlt)),
    },
    whole,
  })
  return (
    <EditedForm edited={edited} onDirty={onDirty}>
      <ProductFields form={edited.form} reserved={product.stockReserved} />
    </EditedForm>
  )
}
