import { Share2 } from 'lucide'
import { shareButton } from '#app/i18n/en/shareButton.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { showToast } from '#app/ui/toasts.ts'

type Props = { title: string; text: string; url: string; className?: string }

/** By the phone's own sheet where it has one, else by the link to paste. */
export function ShareButton({ title, text, url, className = '' }: Props) {
  const words = useWords(shareButton)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      showToast({ title: words.copiedTitle, description: words.copiedText, tone: 'success' })
    } catch {
      showToast({ title: words.failedTitle, description: words.failedText, tone: 'destructive' })
    }
  }
  const handleShare = async () => {
    const what = { title, text, url }
    if (!navigator.canShare?.(what)) return copy()
    try {
      await navigator.share(what)
    } catch (error) {
      // Whoever closes the sheet did not mean the link to be copied.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy()
    }
  }
  return (
    <Button variant="outline" onClick={handleShare} className={className}>
      <Icon of={Share2} className="size-5" />
      {words.button}
    </Button>
  )
}
