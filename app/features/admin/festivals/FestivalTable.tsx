import { CalendarDays, ListChecks, Plus } from 'lucide'
import { AdminLink } from '#app/admin/AdminLink.tsx'
import { FilterChoice, Filters, SearchBox } from '#app/admin/ListTools.tsx'
import { PagedList } from '#app/admin/PagedList.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { day, oneOf, useFilters, words as text } from '#app/admin/useFilters.ts'
import { usePages } from '#app/admin/usePages.ts'
import { useRead } from '#app/admin/useRead.ts'
import { adminFestivalChoice } from '#app/i18n/en/festivals/adminFestivalChoice.ts'
import { adminFestivals } from '#app/i18n/en/festivals/adminFestivals.ts'
import { adminRepeats } from '#app/i18n/en/festivals/adminRepeats.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { getFestivalChoice } from '#contract/festivals/choiceAdmin.ts'
import { festivalGroups } from '#contract/festivals/groups.ts'
import { listStaffFestivals, type StaffGroup } from '#contract/festivals/admin.ts'
import { FestivalRow } from './FestivalRow.tsx'
import { isSeen } from './isSeen.ts'

const isGroup = (chosen: StaffGroup | undefined): boolean =>
  festivalGroups.some((group) => group === chosen)

/** The calendar as devotees see it, with the temple's changes marked. */
export function FestivalTable() {
  const words = useWords(adminFestivals)
  const repeats = useWords(adminRepeats)
  const { link, groups: beyond } = useWords(adminFestivalChoice)
  const groups: Record<StaffGroup, string> = {
    ganesha: words.ofGanesha,
    ...beyond,
    all: words.allGroups,
  }
  const { shown, set, clear, isOn } = useFilters({
    search: text,
    from: day,
    to: day,
    category: oneOf(words.categories),
    only: oneOf(words.onlys),
    group: oneOf(groups),
  })
  const isBeyond = isGroup(shown.group)
  const choose = (group: StaffGroup) =>
    set({ group, ...(isGroup(group) && { category: undefined }) })
  const pages = usePages(listStaffFestivals, shown)
  const choice = useRead(getFestivalChoice, {}).data?.choice
  return (
    <TabPage
      title={words.title}
      intro={words.intro}
      action={
        <>
          <AdminLink to="festivals/shown" className={buttonClass({ variant: 'outline' })}>
            <Icon of={ListChecks} className="size-5" />
            {link}
          </AdminLink>
          <AdminLink to="festivals/month" className={buttonClass({ variant: 'outline' })}>
            <Icon of={CalendarDays} className="size-5" />
            {words.months.view}
          </AdminLink>
          <AdminLink to="festivals/repeats" className={buttonClass({ variant: 'outline' })}>
            {repeats.all}
          </AdminLink>
          <AdminLink to="festivals/new" className={buttonClass()}>
            <Icon of={Plus} className="size-5" />
            {words.add}
          </AdminLink>
        </>
      }
    >
      <Filters>
        <SearchBox
          value={shown.search ?? ''}
          hint={words.searchHint}
          onSearch={(search) => set({ search })}
        />
        <SelectField
          label={words.group}
          // As the server has it: a search looks everywhere.
          value={shown.group ?? (shown.search ? 'all' : 'ganesha')}
          onChange={({ target }) => choose(target.value as StaffGroup)}
          options={Object.entries(groups).map(([value, label]) => ({ value, label }))}
        />
        <TextField
          label={words.from}
          type="date"
          value={shown.from ?? ''}
          onChange={({ target }) => set({ from: target.value })}
        />
        <TextField
          label={words.to}
          type="date"
          value={shown.to ?? ''}
          onChange={({ target }) => set({ to: target.value })}
        />
        {/* Beyond Ganesha's there is one kind only. */}
        {!isBeyond && (
          <FilterChoice
            label={words.category}
            value={shown.category}
            options={words.categories}
            onChoose={(category) => set({ category })}
          />
        )}
        <FilterChoice
          label={words.only}
          value={shown.only}
          options={words.onlys}
          onChoose={(only) => set({ only })}
        />
      </Filters>
      <PagedList
        pages={pages}
        label={words.label}
        empty={{ title: words.empty, text: words.emptyText }}
        onClearFilters={isOn ? clear : undefined}
        keyOf={({ id }) => id}
      >
        {(festival) => (
          <FestivalRow festival={festival} isSeen={!choice || isSeen(festival, choice)} />
        )}
      </PagedList>
    </TabPage>
  )
}
