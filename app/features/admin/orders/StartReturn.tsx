import { useState } from 'react'
import { DialogFrame } from '#app/admin/DialogFrame.tsx'
import { saleCorrections } from '#app/i18n/en/orders/adminCorrections.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import type { StaffOrderDetails } from '#contract/orders/admin.ts'
import { ReturnEntry } from './ReturnEntry.tsx'

/** A buyer telephones, or stands at the counter with the items. */
export function StartReturn({ order }: { order: StaffOrderDetails }) {
  const { startReturn: words } = useWords(saleCorrections)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Card as="section" className="p-5">
      <h2 className="text-xl">{words.heading}</h2>
      <p className="mt-1 text-muted">{words.text}</p>
      <Button
        variant="outline"
        className="mt-4"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {words.button}
      </Button>
      <DialogFrame isOpen={isOpen} title={words.title} onClose={() => setIsOpen(false)}>
        <ReturnEntry order={order} onClose={() => setIsOpen(false)} />
      </DialogFrame>
    </Card>
  )
}
