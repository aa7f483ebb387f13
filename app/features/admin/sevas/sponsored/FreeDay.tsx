import { useState } from 'react'
import { ConfirmDialog } from '#app/admin/ConfirmDialog.tsx'
import { useVersionedChange } from '#app/admin/useVersionedChange.ts'
import { adminSponsorships } from '#app/i18n/en/sponsorships/adminSponsorships.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import {
  freeSponsoredDay,
  getSponsoredDay,
  type SponsoredDay,
} from '#contract/sponsorships/admin.ts'

/** Gives a day to others, after a question. */
export function FreeDay({ day }: { day: SponsoredDay }) {
  const { details: words } = useWords(adminSponsorships)
  const { change, isBusy } = useVersionedChange(getSponsoredDay, day)
  const [isOpen, setIsOpen] = useState(false)
  const free = async () => {
    const done = await change(freeSponsoredDay, { id: day.id })
    setIsOpen(false)
    if (done) showToast({ title: words.freed, tone: 'success' })
  }
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        {words.free}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={words.freeTitle}
        confirm={words.free}
        cancel={words.keep}
        isBusy={isBusy}
        onConfirm={() => void free()}
        onClose={() => setIsOpen(false)}
      >
        <p>{words.freeText}</p>
      </ConfirmDialog>
    </>
  )
}
