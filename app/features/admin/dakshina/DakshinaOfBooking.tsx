import { AdminLink } from '#app/admin/AdminLink.tsx'
import { useAdmin } from '#app/admin/adminContext.ts'
import { BackLink } from '#app/admin/BackLink.tsx'
import { DakshinaPanel } from '#app/admin/dakshina/DakshinaPanel.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { dateText } from '#app/i18n/dates.ts'
import { adminDakshina } from '#app/i18n/en/bookings/adminDakshina.ts'
import { useWords } from '#app/i18n/words.ts'
import { getStaffDakshina } from '#contract/bookings/dakshinaAdmin.ts'
import { may } from '#contract/accounts/permissions.ts'

/** The payments of one booking, for a treasurer, who sees no more of it. */
export function DakshinaOfBooking({ reference }: { reference: string }) {
  const words = useWords(adminDakshina)
  const { me } = useAdmin()
  const { data } = useRead(getStaffDakshina, { reference })
  return (
    <TabPage
      title={data ? `${data.pujaName}, ${data.fullName || words.nameless}` : reference}
      intro={data && `${reference} · ${dateText(data.preferredDate)}`}
    >
      <BackLink to="dakshina">{words.toAll}</BackLink>
      <div className="mt-2 max-w-2xl">
        <DakshinaPanel reference={reference} />
      </div>
      {data && may(me.role, 'bookings') && (
        <AdminLink
          to={`bookings/${reference.toLowerCase()}`}
          className="text-link mt-4 inline-block"
        >
          {words.open}
        </AdminLink>
      )}
    </TabPage>
  )
}
