import { BackLink } from '#app/admin/BackLink.tsx'
import { DevoteeLink } from '#app/admin/devotees/DevoteeLink.tsx'
import { LoadFailed } from '#app/admin/LoadFailed.tsx'
import { momentOf } from '#app/admin/moments.ts'
import { useAdmin } from '#app/admin/adminContext.ts'
import { ListSkeleton } from '#app/admin/PagedList.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { adminAccounts } from '#app/i18n/en/accounts/adminAccounts.ts'
import { useWords } from '#app/i18n/words.ts'
import { Card } from '#app/ui/Card.tsx'
import { EmailLink } from '#app/ui/EmailLink.tsx'
import { Fact, Facts } from '#app/ui/Facts.tsx'
import { getPerson, type StaffPerson } from '#contract/accounts/admin.ts'
import { PersonActions } from './PersonActions.tsx'
import { RoleForm } from './RoleForm.tsx'

export function PersonDetails({ id }: { id: string }) {
  const words = useWords(adminAccounts)
  const { roles } = useWords(admin)
  const { me } = useAdmin()
  const query = useRead(getPerson, { id })
  const person = query.data
  const isSelf = me.id === id
  return (
    <TabPage
      title={person ? (person.fullName ?? person.username) : words.title}
      intro={person && (isSelf ? words.you : roles[person.role])}
    >
      <BackLink to="people">{words.all}</BackLink>
      {person?.role === 'user' && <DevoteeLink record={{ kind: 'account', key: id }} />}
      {query.isPending && <ListSkeleton />}
      {query.isError && !person && (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      )}
      {person && (
        <div className="mt-2 grid items-start gap-5 lg:grid-cols-2">
          <Card className="px-5 py-2">
            <PersonFacts person={person} />
          </Card>
          {isSelf ? (
            <p className="admin-panel">{words.selfText}</p>
          ) : (
            <div className="grid gap-5">
              <RoleForm person={person} />
              <PersonActions person={person} />
            </div>
          )}
        </div>
      )}
    </TabPage>
  )
}

function PersonFacts({ person }: { person: StaffPerson }) {
  const words = useWords(adminAccounts)
  const { timeZone } = useAdmin()
  return (
    <Facts>
      <Fact label={words.username}>{person.username}</Fact>
      {person.fullName && <Fact label={words.fullName}>{person.fullName}</Fact>}
      <Fact label={words.email}>
        <EmailLink address={person.email} className="text-link" />
        <span className="block font-normal text-muted">
          {person.isEmailConfirmed ? words.confirmed : words.unconfirmed}
        </span>
      </Fact>
      <Fact label={words.access}>{person.isDisabled ? words.disabled : words.active}</Fact>
      <Fact label={words.totp}>{person.hasTotp ? words.hasTotp : words.noTotp}</Fact>
      <Fact label={words.since}>{momentOf(person.createdAt, timeZone)}</Fact>
      <Fact label={words.lastSeen}>
        {person.lastSeenAt ? momentOf(person.lastSeenAt, timeZone) : words.never}
      </Fact>
    </Facts>
  )
}
