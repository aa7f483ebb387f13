import { BackLink } from '#app/admin/BackLink.tsx'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { LeaveGuard } from '#app/admin/LeaveGuard.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { useAdded } from '#app/admin/useAdded.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { adminShop } from '#app/i18n/en/shop/adminShop.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { createProduct } from '#contract/shop/admin.ts'
import { ProductFields } from './ProductFields.tsx'
import { emptyProduct, toNewProduct } from './productValues.ts'

/** A product as a draft; the file of a digital item follows once it is saved. */
export function NewProduct() {
  const words = useWords(adminShop)
  const common = useWords(admin)
  const { form, handleSubmit, failure, isSaving, isUnsaved } = useAdded({
    empty: emptyProduct,
    endpoint: createProduct,
    toInput: toNewProduct,
    onAdded: ({ id }) => {
      showToast({ title: words.created, tone: 'success' })
      return `shop/${id}`
    },
  })
  return (
    <TabPage title={words.newTitle}>
      <BackLink to="shop">{words.all}</BackLink>
      <form noValidate onSubmit={handleSubmit} className="mt-3 grid max-w-3xl gap-5">
        <LeaveGuard isDirty={isUnsaved} />
        <ProductFields form={form} isNew />
        <div>
          <FailureNotice failure={failure} />
          <Button type="submit" size="large" isBusy={isSaving}>
            {isSaving ? common.saving : words.create}
          </Button>
        </div>
      </form>
    </TabPage>
  )
}
