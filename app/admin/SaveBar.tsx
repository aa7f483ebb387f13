import { admin } from '#app/i18n/en/admin.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'

/** Always in reach, and says whether anything is unsaved. */
export function SaveBar({ isDirty, isSaving }: { isDirty: boolean; isSaving: boolean }) {
  const words = useWords(admin)
  return (
    <div className="save-bar" data-dirty={isDirty || undefined}>
      <p role="status">{isDirty ? words.unsaved : words.allSaved}</p>
      <Button type="submit" isBusy={isSaving}>
        {isSaving ? words.saving : words.save}
      </Button>
    </div>
  )
}
