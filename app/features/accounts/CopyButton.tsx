import { profile } from '#app/i18n/en/accounts/profile.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { showToast } from '#app/ui/toasts.ts'

/** Copies a text to the clipboard, and says whether that worked. */
export function CopyButton({ text }: { text: string }) {
  const { totp: words } = useWords(profile)
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      showToast({ title: words.copied, tone: 'success' })
    } catch {
      showToast({ title: words.copyFailed, tone: 'destructive' })
    }
  }
  return (
    <Button variant="outline" onClick={handleCopy}>
      {words.copy}
    </Button>
  )
}
