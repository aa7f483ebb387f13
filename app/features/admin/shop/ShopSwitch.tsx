import { useState } from 'react'
import { useAdmin } from '#app/admin/adminContext.ts'
import { ConfirmDialog } from '#app/admin/ConfirmDialog.tsx'
import { RemoveExamples } from '#app/admin/RemoveExamples.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { useSend } from '#app/admin/useSend.ts'
import { adminSetUp } from '#app/i18n/en/site/adminSetUp.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { getShopState, switchShop } from '#contract/site/setUpAdmin.ts'

/** Opens the shop, or shuts it; asks before a product nobody has edited can be ordered. */
export function ShopSwitch() {
  const { shop: words } = useWords(adminSetUp)
  const { me } = useAdmin()
  const { data } = useRead(getShopState, {})
  const { send, isBusy } = useSend()
  const [isAsking, setIsAsking] = useState(false)
  if (!data) return null
  const { isOpen, examples } = data
  const change = async () => {
    if (!(await send(switchShop, { isOpen: !isOpen }))) return
    setIsAsking(false)
    showToast({ title: isOpen ? words.closed : words.nowOpen, tone: 'success' })
  }
  const needsQuestion = isOpen || examples > 0
  return (
    <div
      className={
        isOpen
          ? 'no-print mt-4 flex flex-wrap items-center justify-between gap-3'
          : 'admin-panel no-print mt-4 flex flex-wrap items-center justify-between gap-3'
      }
    >
      <p role="status">{isOpen ? words.isOpen : words.isShut}</p>
      <div className="flex flex-wrap gap-3">
        {me.role === 'admin' && <RemoveExamples />}
        <Button
          size="small"
          variant={isOpen ? 'outline' : 'primary'}
          isBusy={isBusy}
          onClick={() => (needsQuestion ? setIsAsking(true) : void change())}
        >
          {isOpen ? words.shut : words.open}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={isOpen ? words.shutTitle : words.openTitle}
        confirm={isOpen ? words.shut : words.open}
        tone={isOpen ? 'danger' : 'primary'}
        isBusy={isBusy}
        onConfirm={() => void change()}
        onClose={() => setIsAsking(false)}
      >
        <p>{isOpen ? words.shutText : words.openText(examples)}</p>
      </ConfirmDialog>
    </div>
  )
}
