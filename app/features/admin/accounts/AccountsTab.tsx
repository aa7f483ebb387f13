import { useState } from 'react'
import { AdminLink } from '#app/admin/AdminLink.tsx'
import { CsvLink, FilterChoice, Filters, SearchBox } from '#app/admin/ListTools.tsx'
import { PagedList } from '#app/admin/PagedList.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { usePages } from '#app/admin/usePages.ts'
import { admin } from '#app/i18n/en/admin.ts'
import { adminAccounts } from '#app/i18n/en/adminAccounts.ts'
import { useWords } from '#app/i18n/words.ts'
import { Chip } from '#app/ui/Chip.tsx'
import type { Role } from '#contract/accounts.ts'
import { listPeople, type StaffPerson } from '#contract/accountsAdmin.ts'
import { PersonDetails } from './PersonDetails.tsx'

export function AccountsTab({ path: [id] }: { path: readonly string[] }) {
  return id ? <PersonDetails key={id} id={id} /> : <PeopleList />
}

function PeopleList() {
  const words = useWords(adminAccounts)
  const { roles } = useWords(admin)
  const [search, setSearch] = useState('')
  const [role, setRole] = useState<Role>()
  const [access, setAccess] = useState<'active' | 'disabled'>()
  const wanted = { search, role, isDisabled: access && access === 'disabled' }
  const pages = usePages(listPeople, wanted)
  const clear = () => {
    setSearch('')
    setRole(undefined)
    setAccess(undefined)
  }
  return (
    <TabPage title={words.title} intro={words.intro}>
      <Filters>
        <SearchBox value={search} hint={words.searchHint} onSearch={setSearch} />
        <FilterChoice label={words.role} value={role} options={roles} onChoose={setRole} />
        <FilterChoice
          label={words.access}
          value={access}
          options={{ active: words.active, disabled: words.disabled }}
          onChoose={setAccess}
        />
        <CsvLink path="/api/admin/people.csv" filters={wanted} />
      </Filters>
      <PagedList
        pages={pages}
        label={words.label}
        empty={{ title: words.empty, text: words.emptyText }}
        onClearFilters={search || role || access ? clear : undefined}
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
