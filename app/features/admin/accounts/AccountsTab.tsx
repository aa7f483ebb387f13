import { AdminLink } from '#app/admin/AdminLink.tsx'
import { CsvLink, FilterChoice, Filters, SearchBox } from '#app/admin/ListTools.tsx'
import { PagedList } from '#app/admin/PagedList.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { oneOf, useFilters, words as text } from '#app/admin/useFilters.ts'
import { usePages } from '#app/admin/usePages.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { adminAccounts } from '#app/i18n/en/accounts/adminAccounts.ts'
import { useWords } from '#app/i18n/words.ts'
import { Chip } from '#app/ui/Chip.tsx'
import { listPeople, type StaffPerson } from '#contract/accounts/admin.ts'
import { Invite } from './Invite.tsx'
import { OpenInvitations } from './OpenInvitations.tsx'
import { PersonDetails } from './PersonDetails.tsx'
import { WhoMayDoWhat } from './WhoMayDoWhat.tsx'

export function AccountsTab({ path: [id] }: { path: readonly string[] }) {
  return id ? <PersonDetails key={id} id={id} /> : <PeopleList />
}

function PeopleList() {
  const words = useWords(adminAccounts)
  const { roles } = useWords(admin)
  const accesses = { active: words.active, disabled: words.disabled }
  const { shown, set, clear, isOn } = useFilters({
    search: text,
    role: oneOf(roles),
    access: oneOf(accesses),
  })
  const { search = '', role, access } = shown
  const wanted = { search, role, isDisabled: access && access === 'disabled' }
  const pages = usePages(listPeople, wanted)
  return (
    <TabPage title={words.title} intro={words.intro} action={<Invite />}>
      <OpenInvitations />
      <WhoMayDoWhat />
      <Filters>
        <SearchBox
          value={search}
          hint={words.searchHint}
          onSearch={(typed) => set({ search: typed })}
        />
        <FilterChoice
          label={words.role}
          value={role}
          options={roles}
          onChoose={(chosen) => set({ role: chosen })}
        />
        <FilterChoice
          label={words.access}
          value={access}
          options={accesses}
          onChoose={(chosen) => set({ access: chosen })}
        />
        <CsvLink path="/api/admin/people.csv" filters={wanted} />
      </Filters>
      <PagedList
        pages={pages}
        label={words.label}
        empty={{ title: words.empty, text: words.emptyText }}
        onClearFilters={isOn ? clear : undefined}
        keyOf={({ id }) => id}
      >
        {(person) => <PersonRow person={person} />}
      </PagedList>
    </TabPage>
  )
}

function PersonRow({ person }: { person: StaffPerson }) {
  const words = useWords(adminAccounts)
  const { roles } = useWords(admin)
  return (
    <AdminLink
      to={`people/${person.id}`}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3 hover:bg-saffron-soft"
    >
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">
          {person.fullName ?? person.username}
        </span>
        <span className="block text-sm text-muted wrap-anywhere">
          {person.username} · {person.email}
        </span>
      </span>
      <span className="flex flex-wrap gap-2">
        {person.isDisabled && <Chip tone="kumkum">{words.disabled}</Chip>}
        {!person.isEmailConfirmed && <Chip tone="gold">{words.unconfirmed}</Chip>}
        <Chip tone={person.role === 'user' ? 'gold' : 'saffron'}>{roles[person.role]}</Chip>
      </span>
    </AdminLink>
  )
}
