import { useState } from 'react'
import { PasswordDialog } from '#app/admin/PasswordDialog.tsx'
import { useSend } from '#app/admin/useSend.ts'
import { adminBackups } from '#app/i18n/en/backups/adminBackups.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { type Backup, linkBackup } from '#contract/backups/admin.ts'

type Props = { backup: Backup; when: string; isEncrypted: boolean }

/** A copy of a backup that stays when the server is lost, for those who know their password. */
export function DownloadBackup({ backup: { id, bytes }, when, isEncrypted }: Props) {
  const { download: words } = useWords(adminBackups)
  const { send, isBusy, failure } = useSend()
  const [isAsking, setIsAsking] = useState(false)
  const handleConfirm = async (currentPassword: string) => {
    const link = await send(linkBackup, { id, currentPassword }, { isQuiet: true })
    if (!link) return
    setIsAsking(false)
    location.assign(link.path)
    showToast({ title: words.begun, tone: 'success' })
  }
  return (
    <>
      <Button
        size="small"
        variant="outline"
        aria-label={words.label(when)}
        onClick={() => setIsAsking(true)}
      >
        {words.button}
      </Button>
      <PasswordDialog
        isOpen={isAsking}
        title={words.title}
        confirm={words.button}
        variant="primary"
        failure={failure}
        isBusy={isBusy}
        onConfirm={(password) => void handleConfirm(password)}
        onClose={() => setIsAsking(false)}
      >
        <p>{words.text(bytes ?? 0)}</p>
        <p className="mt-2">{isEncrypted ? words.encrypted : words.open}</p>
      </PasswordDialog>
    </>
  )
}
