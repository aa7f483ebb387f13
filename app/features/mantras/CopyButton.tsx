import { Check, Copy } from 'lucide'
import { useEffect, useState } from 'react'
import { mantras } from '#app/i18n/en/mantras/mantras.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { Icon } from '#app/ui/Icon.tsx'

/** How long the button shows *Copied*. */
const copiedMs = 2_000

export function CopyButton({ text }: { text: string | undefined }) {
  const words = useWords(mantras)
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const id = setTimeout(() => setIsCopied(false), copiedMs)
    return () => clearTimeout(id)
  }, [isCopied])

  const handleClick = async () => {
    if (text === undefined) return
    try {
      await navigator.clipboard.writeText(text)
      setIsCopied(true)
      showToast({ title: words.copiedTitle, description: words.copiedText, tone: 'success' })
    } catch {
      showToast({
        title: words.copyFailedTitle,
        description: words.copyFailedText,
        tone: 'destructive',
      })
    }
  }
  return (
    <button
      type="button"
      disabled={text === undefined}
      onClick={handleClick}
      className={`${buttonClass({ variant: 'quiet', size: 'small' })} copy-button`}
    >
      {isCopied ? <Icon of={Check} className="size-5" /> : <Icon of={Copy} className="size-5" />}
      {isCopied ? words.copied : words.copy}
    </button>
  )
}
