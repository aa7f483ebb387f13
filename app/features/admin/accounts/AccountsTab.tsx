import { AdminLink } from '#app/admin/AdminLink.tsx'
import { AdminList } from '#app/admin/list/AdminList.tsx'
import { choice, searched, sentAs } from '#app/admin/list/filters.tsx'
import { useAdminList } from '#app/admin/list/useAdminList.ts'
import { TabPage } from '#app/admin/TabPage.tsx'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { adminAccounts } from '#app/i18n/en/accounts/adminAccounts.ts'
import { useWords } from '#app/i18n/words.ts'
import { Chip } from '#app/ui/Chip.tsx'
import { exportPeople, listPeople, type StaffPerson } from '#contract/accounts/admin.ts'
import { Invite } from './Invite.tsx'
import { ManyPeople } from './ManyPeople.tsx'
import { OpenInvitations } from './OpenInvitations.tsx'
import { PersonDetails } from './PersonDetails.tsx'
import { WhoMayDoWhat } from './WhoMayDoWhat.tsx'

export function AccountsTab({ path: [id] }: { path: readonly string[] }) {
  return id ? <PersonDetails key={id} id={id} /> : <PeopleList />
}

const bulk = { nameOf: ({ username }: StaffPerson) => username, Actions: ManyPeople }

function PeopleList() {
  const words = useWords(adminAccounts)
  const { roles } = useWords(admin)
  const list = useAdminList({
    read: listPeople,
    csv: exportPeople,
    filters: {
      search: searched(words.searchHint),
      role: choice(words.role, roles),
      access: sentAs(
        choice(words.access, { active: words.active, disabled: words.disabled }),
        (access) => ({ isDisabled: access === 'disabled' }),
      ),
    },
  })
  return (
    <TabPage title={words.title} intro={words.intro} action={<Invite />}>
      <OpenInvitations />
      <WhoMayDoWhat />
      <AdminList of={list} words={words} keyOf={({ id }) => id} bulk={bulk}>
        {(person) => <PersonRow person={person} />}
      </AdminList>
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
