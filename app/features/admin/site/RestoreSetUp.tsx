import { useRead } from '#app/admin/useRead.ts'
import { useSend } from '#app/admin/useSend.ts'
import { adminSetUp } from '#app/i18n/en/site/adminSetUp.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { getSetUp, putSetUpAway } from '#contract/site/setUpAdmin.ts'

/** Brings back the list of a new temple that was put away before all was done. */
export function RestoreSetUp() {
  const words = useWords(adminSetUp)
  const { setUp } = useRead(getSetUp, {}).data ?? {}
  const { send, isBusy } = useSend()
  if (!setUp?.isPutAway || setUp.steps.every(({ isDone }) => isDone)) return null
  const bringBack = async () => {
    if (await send(putSetUpAway, { isPutAway: false }))
      showToast({ title: words.broughtBack, tone: 'success' })
  }
  return (
    <div className="mt-4">
      <Button variant="outline" size="small" isBusy={isBusy} onClick={() => void bringBack()}>
        {words.bringBack}
      </Button>
    </div>
  )
}
