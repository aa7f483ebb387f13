import { AdminLink } from '#app/admin/AdminLink.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { adminSite } from '#app/i18n/en/site/adminSite.ts'
import { useWords } from '#app/i18n/words.ts'
import { getBackups } from '#contract/backups/admin.ts'
import { getMailState } from '#contract/notifications/admin.ts'
import { getSiteSettings } from '#contract/site/admin.ts'
import { RestoreSetUp } from './RestoreSetUp.tsx'

type Name = keyof typeof adminSite.english.sections

/** The sections of the settings, with what each holds and what is still missing there. */
export function SettingsList() {
  const words = useWords(adminSite)
  const missing = useMissing()
  return (
    <TabPage title={words.title} intro={words.intro}>
      <RestoreSetUp />
      <ul aria-label={words.sectionsLabel} className="mt-5 grid gap-3 lg:grid-cols-2">
        {(Object.keys(words.sections) as Name[]).map((name) => (
          <li key={name} className="card p-4">
            <AdminLink
              to={name === 'puja' ? 'bookings/places' : `settings/${name}`}
              className="text-link text-lg"
            >
              {words.sections[name]}
            </AdminLink>
            <p className="text-muted">{words.holds[name]}</p>
            {missing[name] && <p className="font-semibold">{words.missing(missing[name])}</p>}
          </li>
        ))}
      </ul>
    </TabPage>
  )
}

/** The names of what a temple usually has, where it is not there yet. */
function useMissing(): Partial<Record<Name, string>> {
  const words = useWords(adminSite)
  const { site } = useRead(getSiteSettings, {}).data ?? {}
  const mail = useRead(getMailState, {}).data
  const backups = useRead(getBackups, {}).data
  const named = (what: Readonly<Record<string, unknown>>) =>
    Object.keys(what)
      .filter((name) => site && (what[name] === undefined || what[name] === ''))
      .join(', ')
  return {
    temple: named({ [words.phone]: site?.phone, [words.email]: site?.email }),
    visiting: named({ [words.visit.priests]: site?.visit?.priests[0] }),
    giving: named({
      [words.upiAddress]: site?.upiAddress,
      [words.trustFields.pan]: site?.trust?.pan,
    }),
    ...(mail && mail.outlet !== 'smtp' && { email: words.mailServer }),
    ...(backups && !backups.lastGood && { backups: words.goodBackup }),
  }
}
