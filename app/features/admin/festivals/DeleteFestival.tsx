import { useState } from 'react'
import { useGoTo } from '#app/admin/AdminLink.tsx'
import { ConfirmDialog } from '#app/admin/ConfirmDialog.tsx'
import { useSend } from '#app/admin/useSend.ts'
import { adminFestivals } from '#app/i18n/en/festivals/adminFestivals.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { deleteFestival, type StaffFestivalDetails } from '#contract/festivals/admin.ts'

/** Of a festival that staff added, and nobody was reminded of yet. */
export function DeleteFestival({ festival }: { festival: StaffFestivalDetails }) {
  const { remove: words } = useWords(adminFestivals)
  const { send, isBusy } = useSend()
  const goTo = useGoTo()
  const [isConfirming, setIsConfirming] = useState(false)
  const { id, name, version } = festival
  const remove = async () => {
    const done = await send(deleteFestival, { id }, { version })
    setIsConfirming(false)
    if (!done) return
    showToast({ title: words.done(name), tone: 'success' })
    goTo('festivals')
  }
  return (
    <Card as="section" className="p-5">
      <Button variant="outline" onClick={() => setIsConfirming(true)}>
        {words.button}
      </Button>
      <ConfirmDialog
        isOpen={isConfirming}
        title={words.title(name)}
        confirm={words.button}
        cancel={words.keep}
        isBusy={isBusy}
        onConfirm={() => void remove()}
        onClose={() => setIsConfirming(false)}
      >
        <p>{words.text}</p>
      </ConfirmDialog>
    </Card>
  )
}
