import { admin } from '#app/i18n/en/admin/admin.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'

/** Stays on the screen and shows whether there are unsaved changes. */
export function SaveBar({ isDirty, isSaving }: { isDirty: boolean; isSaving: boolean }) {
  const words = useWords(admin)
  return (
    <div className="save-bar sticky bottom-0 z-1 -mx-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-paper px-4 py-2.5 max-lg:bottom-(--tabs)">
      <p role="status" className={isDirty ? 'font-semibold text-kumkum' : 'text-muted'}>
        {isDirty ? words.unsaved : words.allSaved}
      </p>
      <Button type="submit" isBusy={isSaving}>
        {isSaving ? words.saving : words.save}
      </Button>
    </div>
  )
}
