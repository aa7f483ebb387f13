import { useAdmin } from '#app/admin/adminContext.ts'
import { BackLink } from '#app/admin/BackLink.tsx'
import { Loaded } from '#app/admin/Loaded.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { dateAt } from '#app/i18n/dates.ts'
import { adminDevotees, devotees } from '#app/i18n/en/devotees/adminDevotees.ts'
import { useWords } from '#app/i18n/words.ts'
import { may } from '#contract/accounts/permissions.ts'
import { getDevotee, type Devotee, type RecordKey } from '#contract/devotees/admin.ts'
import { DevoteeFacts } from './DevoteeFacts.tsx'
import { DevoteeLinks } from './DevoteeLinks.tsx'
import { DevoteeNotes } from './DevoteeNotes.tsx'
import { DevoteeRecords } from './DevoteeRecords.tsx'
import { ReceivedByYear } from './ReceivedByYear.tsx'
import { MergeProposals } from './MergeProposals.tsx'

/** Everything of one person or family. */
export function DevoteePage({ record }: { record: RecordKey }) {
  const words = useWords(adminDevotees)
  const shared = useWords(devotees)
  const { timeZone } = useAdmin()
  const query = useRead(getDevotee, record)
  const { data } = query
  const since = data && dateAt(Date.parse(data.since), timeZone).slice(0, 4)
  return (
    <TabPage
      title={data ? data.name || shared.nameless : words.title}
      intro={data && since && shared.since(shared.counts(data.counts), since)}
    >
      <BackLink to="devotees">{words.all}</BackLink>
      <Loaded query={query}>{(devotee) => <Parts devotee={devotee} />}</Loaded>
    </TabPage>
  )
}

function Parts({ devotee }: { devotee: Devotee }) {
  const words = useWords(adminDevotees)
  const { me } = useAdmin()
  return (
    <div className="mt-2 grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
      <div className="grid min-w-0 gap-5">
        {devotee.isCutOff && <p className="admin-panel">{words.cutOff}</p>}
        {may(me.role, 'counter') && <MergeProposals devotee={devotee} />}
        <ReceivedByYear years={devotee.years} />
        <DevoteeRecords records={devotee.records} />
      </div>
      <div className="grid min-w-0 gap-5">
        <DevoteeFacts devotee={devotee} />
        <DevoteeNotes devotee={devotee} />
        <DevoteeLinks devotee={devotee} />
      </div>
    </div>
  )
}
