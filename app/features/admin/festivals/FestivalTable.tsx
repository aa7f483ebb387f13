import { CalendarDays, ListChecks, Plus } from 'lucide'
import { AdminLink } from '#app/admin/AdminLink.tsx'
import { AdminList } from '#app/admin/list/AdminList.tsx'
import { choice, day, own, searched } from '#app/admin/list/filters.tsx'
import { useAdminList } from '#app/admin/list/useAdminList.ts'
import { oneOf } from '#app/admin/useFilters.ts'
import { TabPage } from '#app/admin/TabPage.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { adminFestivalChoice } from '#app/i18n/en/festivals/adminFestivalChoice.ts'
import { adminFestivals } from '#app/i18n/en/festivals/adminFestivals.ts'
import { adminRepeats } from '#app/i18n/en/festivals/adminRepeats.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
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
  const list = useAdminList({
    read: listStaffFestivals,
    filters: {
      search: searched(words.searchHint),
      group: own(oneOf(groups)),
      from: day(words.from),
      to: day(words.to),
      category: choice(words.category, words.categories),
      only: choice(words.only, words.onlys),
    },
  })
  const { shown, set } = list
  const choose = (group: StaffGroup) =>
    set({ group, ...(isGroup(group) && { category: undefined }) })
  const festivalChoice = useRead(getFestivalChoice, {}).data?.choice
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
      <AdminList
        of={list}
        words={words}
        slots={{
          group: (
            <SelectField
              label={words.group}
              // As the server has it: a search looks everywhere.
              value={shown.group ?? (shown.search ? 'all' : 'ganesha')}
              onChange={({ target }) => choose(target.value as StaffGroup)}
              options={Object.entries(groups).map(([value, label]) => ({ value, label }))}
            />
          ),
          // Beyond Ganesha's there is one kind only.
          ...(isGroup(shown.group) && { category: null }),
        }}
        keyOf={({ id }) => id}
      >
        {(festival) => (
          <FestivalRow
            festival={festival}
            isSeen={!festivalChoice || isSeen(festival, festivalChoice)}
          />
        )}
      </AdminList>
    </TabPage>
  )
}
