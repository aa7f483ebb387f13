import { useState } from 'react'
import { adminSetUp } from '#app/i18n/en/site/adminSetUp.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { CheckboxField } from '#app/ui/CheckboxField.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { getExamples, removeExamples } from '#contract/site/setUpAdmin.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { useRead } from './useRead.ts'
import { useSend } from './useSend.ts'

const kinds = ['products', 'articles'] as const

/** Takes away what the temple was given to look at; nothing once none of it is left. */
export function RemoveExamples() {
  const { examples: words } = useWords(adminSetUp)
  const { data: counts } = useRead(getExamples, {})
  const { send, isBusy } = useSend()
  const [isAsking, setIsAsking] = useState(false)
  const [wanted, setWanted] = useState({ products: true, articles: true })
  if (!counts || counts.products + counts.articles === 0) return null
  const there = kinds.filter((kind) => counts[kind] > 0)
  const remove = async () => {
    const removed = await send(removeExamples, wanted)
    if (!removed) return
    setIsAsking(false)
    const title = words.removed(removed.products, removed.articles)
    showToast({ title, tone: 'success' })
  }
  return (
    <>
      <Button variant="outline" size="small" onClick={() => setIsAsking(true)}>
        {words.remove}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={words.title}
        confirm={words.confirm}
        isBusy={isBusy}
        onConfirm={() => void remove()}
        onClose={() => setIsAsking(false)}
      >
        <p>{words.text}</p>
        {there.map((kind) => (
          <CheckboxField
            key={kind}
            label={words[kind](counts[kind])}
            checked={wanted[kind]}
            onChange={({ target }) => setWanted({ ...wanted, [kind]: target.checked })}
          />
        ))}
      </ConfirmDialog>
    </>
  )
}
