import { ListSkeleton } from '#app/admin/PagedList.tsx'
import { LoadFailed } from '#app/admin/LoadFailed.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { adminTranslations } from '#app/i18n/en/writing/adminTranslations.ts'
import { useWords } from '#app/i18n/words.ts'
import { getTranslation } from '#contract/translations/admin.ts'
import { TranslationForm } from './TranslationForm.tsx'
import type { TranslationKey } from './translationKey.ts'

/** All texts of one thing in one language. */
export function TranslationEditor(of: TranslationKey) {
  const words = useWords(adminTranslations)
  const query = useRead(getTranslation, of)
  return (
    <div className="mt-3 grid gap-3">
      {query.data?.isOpen === false && (
        <p className="admin-panel">{words.notOpen(words.named[of.language])}</p>
      )}
      <p className="text-muted">{words.intro}</p>
      {query.isPending && <ListSkeleton />}
      {query.isError && !query.data && (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.data &&
        (query.data.texts.length === 0 ? (
          <p>{words.nothing}</p>
        ) : (
          <TranslationForm of={of} translation={query.data} />
        ))}
    </div>
  )
}
