import { Check, Copy } from 'lucide'
import { useEffect, useState } from 'react'
import { donations } from '#app/i18n/en/donations/donations.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { showToast } from '#app/ui/toasts.ts'

/** How long the button shows *Copied*. */
const copiedMs = 2_000

/** `label` names what is copied. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { upi: words } = useWords(donations)
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const id = setTimeout(() => setIsCopied(false), copiedMs)
    return () => clearTimeout(id)
  }, [isCopied])
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setIsCopied(true)
    } catch {
      const description = words.copyFailedText
      showToast({ title: words.copyFailed, description, tone: 'destructive' })
    }
  }
  return (
    <Button variant="outline" className="w-full" onClick={handleCopy}>
      <Icon of={isCopied ? Check : Copy} className="size-5" />
      <span aria-live="polite">{isCopied ? words.copied : label}</span>
    </Button>
  )
}
