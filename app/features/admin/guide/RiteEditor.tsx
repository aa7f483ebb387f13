import { BackLink } from '#app/admin/BackLink.tsx'
import { LoadFailed } from '#app/admin/LoadFailed.tsx'
import { ListSkeleton } from '#app/admin/PagedList.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { Translated } from '#app/admin/translations/Translated.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { adminGuide } from '#app/i18n/en/guide/adminGuide.ts'
import { adminPublishing } from '#app/i18n/en/writing/adminPublishing.ts'
import { useWords } from '#app/i18n/words.ts'
import { getStaffRite, type StaffRite } from '#contract/guide/admin.ts'
import { DeleteRite } from './DeleteRite.tsx'
import { RiteForm } from './RiteForm.tsx'
import { Voices } from './Voices.tsx'

/** One rite: its text and steps, visibility, and the priest's voice. */
export function RiteEditor({ id }: { id: string }) {
  const words = useWords(adminGuide)
  const { states } = useWords(adminPublishing)
  const query = useRead(getStaffRite, { id })
  const rite = query.data
  return (
    <TabPage
      title={rite?.title ?? words.title}
      intro={rite && states[rite.deletedAt ? 'deleted' : rite.status]}
    >
      <BackLink to="guide">{words.all}</BackLink>
      {query.isPending && <ListSkeleton />}
      {query.isError && !rite && (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      )}
      {rite && (
        <Translated kind="rite" id={id}>
          <Parts rite={rite} />
        </Translated>
      )}
    </TabPage>
  )
}

function Parts({ rite }: { rite: StaffRite }) {
  return (
    <div className="mt-3 grid items-start gap-6 lg:grid-cols-[2fr_1fr]">
      <RiteForm rite={rite} />
      <div className="grid gap-6">
        <Voices rite={rite} />
        <DeleteRite rite={rite} />
      </div>
    </div>
  )
}
