import { AdminLink } from '#app/admin/AdminLink.tsx'
import { FilterChoice } from '#app/admin/list/FilterChoice.tsx'
import { LoadFailed } from '#app/admin/LoadFailed.tsx'
import { ListSkeleton } from '#app/admin/PagedList.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { editorOf } from '#app/admin/translations/translationKey.ts'
import { oneOf, useFilters } from '#app/admin/useFilters.ts'
import { useRead } from '#app/admin/useRead.ts'
import { adminTranslations } from '#app/i18n/en/writing/adminTranslations.ts'
import { useWords } from '#app/i18n/words.ts'
import { Card } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { listTranslations, type TranslatedItem } from '#contract/translations/admin.ts'
import { translatable, translationLanguages } from '#contract/translations/kinds.ts'

const filters = {
  language: oneOf({ mr: true, hi: true }),
  state: oneOf({ missing: true, old: true }),
  kind: oneOf(translatable),
}

/** What there is to translate, and what is older than its English. */
export function TranslationsTab() {
  const words = useWords(adminTranslations)
  const { shown, set } = useFilters(filters)
  const { language = 'mr', state, kind } = shown
  const query = useRead(listTranslations, { language })
  const items = query.data
    ?.filter((item) => kind === undefined || item.kind === kind)
    .filter((item) => state === undefined || item[state] > 0)
  return (
    <TabPage title={words.title} intro={words.listIntro}>
      <div className="mt-4 grid gap-4 sm:grid-cols-3">
        <SelectField
          label={words.language}
          value={language}
          onChange={({ target }) => set({ language: filters.language(target.value) })}
          options={translationLanguages.map((value) => ({
            value,
            label: words.own[value],
          }))}
        />
        <FilterChoice
          label={words.state}
          value={state}
          options={words.states}
          onChoose={(chosen) => set({ state: chosen })}
        />
        <FilterChoice
          label={words.kind}
          value={kind}
          options={words.kinds}
          onChoose={(chosen) => set({ kind: chosen })}
        />
      </div>
      {query.isPending && <ListSkeleton />}
      {query.isError && !items && (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      )}
      {items?.length === 0 && <EmptyState title={words.done} />}
      {items && items.length > 0 && (
        <Card className="mt-4 overflow-hidden">
          <ul aria-label={words.title} className="divide-y divide-line">
            {items.map((item) => (
              <li key={`${item.kind} ${item.id}`} className="px-4 py-2">
                <Row item={item} language={language} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </TabPage>
  )
}

function Row({ item, language }: { item: TranslatedItem; language: string }) {
  const words = useWords(adminTranslations)
  const { kind, title, texts, missing, old } = item
  return (
    <div className="flex flex-wrap items-center gap-2">
      <AdminLink to={editorOf(item)} filters={{ language }} className="min-w-0 flex-1 basis-48">
        <span className="block font-semibold wrap-anywhere">{title}</span>
        <span className="block text-sm text-muted">
          {words.kinds[kind]} · {words.translated(texts - missing, texts)}
        </span>
      </AdminLink>
      {missing > 0 && <Chip tone="gold">{words.missing(missing)}</Chip>}
      {old > 0 && <Chip tone="kumkum">{words.oldTexts(old)}</Chip>}
    </div>
  )
}
