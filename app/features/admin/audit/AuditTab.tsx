import { AdminLink } from '#app/admin/AdminLink.tsx'
import { AdminList } from '#app/admin/list/AdminList.tsx'
import { choice, day, searched } from '#app/admin/list/filters.tsx'
import { useAdminList } from '#app/admin/list/useAdminList.ts'
import { readable } from '#app/admin/differences.ts'
import { momentOf } from '#app/admin/moments.ts'
import { useAdmin } from '#app/admin/adminContext.ts'
import { TabPage } from '#app/admin/TabPage.tsx'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { adminAudit } from '#app/i18n/en/audit/adminAudit.ts'
import { auditFields, auditStates } from '#app/i18n/en/audit/auditFields.ts'
import { useWords } from '#app/i18n/words.ts'
import { type AuditEntry, exportAudit, listAudit } from '#contract/audit/admin.ts'
import { changesOf, nameOf, pageOf } from './changesOf.ts'

export function AuditTab() {
  const words = useWords(adminAudit)
  const list = useAdminList({
    read: listAudit,
    csv: exportAudit,
    filters: {
      subjectId: searched(words.which),
      subject: choice(words.subject, words.subjects),
      from: day(words.from),
      to: day(words.to),
    },
  })
  return (
    <TabPage title={words.title} intro={words.intro}>
      <AdminList of={list} words={words} keyOf={({ id }) => id}>
        {(entry) => <EntryRow entry={entry} />}
      </AdminList>
    </TabPage>
  )
}

/** A link within a sentence: tall enough to touch, while the lines stay close. */
const inLine = 'text-link inline py-2.5'

function EntryRow({ entry }: { entry: AuditEntry }) {
  const words = useWords(adminAudit)
  const { gone, roles } = useWords(admin)
  const { timeZone } = useAdmin()
  const { actor, at, subject, action } = entry
  const changes = changesOf(entry, auditFields, { ...auditStates, ...roles })
  const page = pageOf(entry)
  const entryName = nameOf(entry)
  const name = subject === 'list' && entryName ? (words.lists[entryName] ?? entryName) : entryName
  // What was made, downloaded or erased was nothing before.
  const isChange = entry.before !== undefined
  return (
    <div className="px-4 py-3">
      <p className="wrap-anywhere">
        <strong>{words.subjects[subject]}</strong>
        {name && ' '}
        {name && page ? (
          <AdminLink to={page} className={inLine}>
            {name}
          </AdminLink>
        ) : (
          name
        )}
        : {words.actions[action] ?? action.replaceAll('_', ' ')}
        {!name && page && (
          <>
            {' · '}
            <AdminLink to={page} className={inLine}>
              {words.open}
            </AdminLink>
          </>
        )}
      </p>
      <p className="text-sm text-muted">
        {actor.username ?? gone}, {momentOf(at, timeZone)}
      </p>
      {changes.length > 0 && (
        <details>
          <summary className="fold-summary">{isChange ? words.show : words.details}</summary>
          <dl className="grid gap-3 pb-2">
            {changes.map(({ name, before, after }) => (
              <div key={name}>
                <dt className="font-semibold">{name}</dt>
                {isChange ? (
                  <dd className="grid gap-2 sm:grid-cols-2">
                    <Side title={words.before} value={before} />
                    <Side title={words.after} value={after} />
                  </dd>
                ) : (
                  <dd>
                    <Value of={after} />
                  </dd>
                )}
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  )
}

function Side({ title, value }: { title: string; value: unknown }) {
  return (
    <div className="rounded-sm border border-line p-2">
      <p className="text-sm text-muted">{title}</p>
      <Value of={value} />
    </div>
  )
}

function Value({ of: value }: { of: unknown }) {
  const words = useWords(adminAudit)
  return (
    <p className="max-h-48 overflow-auto whitespace-pre-wrap wrap-anywhere">
      {readable(value) || words.none}
    </p>
  )
}
