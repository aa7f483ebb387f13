import { useState } from 'react'
import { DialogFrame } from '#app/admin/DialogFrame.tsx'
import { adminPrices } from '#app/i18n/en/shop/adminPrices.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import type { StaffProductSummary } from '#contract/shop/admin.ts'
import { PricesForm } from './PricesForm.tsx'

type Props = { chosen: readonly StaffProductSummary[]; onDone: () => void }

/** Opens the prices and the stock of the chosen products in one table. */
export function PricesOfMany({ chosen, onDone }: Props) {
  const words = useWords(adminPrices)
  const [isOpen, setIsOpen] = useState(false)
  const products = chosen.filter(({ deletedAt }) => deletedAt === undefined)
  const close = () => setIsOpen(false)
  const handleDone = () => {
    close()
    onDone()
  }
  if (products.length === 0) return null
  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {words.open(products.length)}
      </Button>
      <DialogFrame isOpen={isOpen} title={words.title} onClose={close}>
        <PricesForm products={products} onClose={close} onDone={handleDone} />
      </DialogFrame>
    </>
  )
}
