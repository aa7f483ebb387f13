import { admin } from '#app/i18n/en/admin/admin.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'

/** Stays on the screen and shows whether there are unsaved changes. */
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
