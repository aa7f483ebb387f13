import { Share2 } from 'lucide'
import { shareButton } from '#app/i18n/en/ui/shareButton.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { showToast } from '#app/ui/toasts.ts'

type Props = { title: string; text: string; url: string; className?: string; isIcon?: boolean }

/** Opens the phone's share sheet if it has one, otherwise copies the link. */
export function ShareButton({ title, text, url, className = '', isIcon = false }: Props) {
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
      // If the sheet was closed, the link should not be copied.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy()
    }
  }
  if (isIcon)
    return (
      <IconButton label={words.button} onClick={handleShare} className={className}>
        <Icon of={Share2} />
      </IconButton>
    )
  return (
    <Button variant="outline" onClick={handleShare} className={className}>
      <Icon of={Share2} className="size-5" />
      {words.button}
    </Button>
  )
}
