import { AdminLink } from '#app/admin/AdminLink.tsx'
import { useAdmin } from '#app/admin/adminContext.ts'
import { BackLink } from '#app/admin/BackLink.tsx'
import { Loaded } from '#app/admin/Loaded.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { adminSponsorships, offeringForm } from '#app/i18n/en/sponsorships/adminSponsorships.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { may } from '#contract/accounts/permissions.ts'
import { formatRupees } from '#contract/payments/money.ts'
import { listSponsorships, type StaffSponsorship } from '#contract/sponsorships/admin.ts'

/** What devotees can sponsor, with prices. */
export function Offerings() {
  const words = useWords(offeringForm)
  const { all } = useWords(adminSponsorships)
  const { me } = useAdmin()
  const query = useRead(listSponsorships, {})
  const mayEdit = may(me.role, 'office')
  return (
    <TabPage
      title={words.title}
      intro={words.intro}
      action={
        mayEdit && (
          <AdminLink to="sevas/sponsored/offerings/new" className={buttonClass({})}>
            {words.add}
          </AdminLink>
        )
      }
    >
      <BackLink to="sevas/sponsored">{all}</BackLink>
      <Loaded query={query}>
        {(offerings) =>
          offerings.length === 0 ? (
            <EmptyState title={words.empty}>
              <p>{words.emptyText}</p>
            </EmptyState>
          ) : (
            <Card className="mt-3 overflow-hidden">
              <ul className="divide-y divide-line">
                {offerings.map((offering) => (
                  <li key={offering.id}>
                    {mayEdit ? (
                      <AdminLink
                        to={`sevas/sponsored/offerings/${offering.id}`}
                        className="block px-4 py-3 hover:bg-saffron-soft"
                      >
                        <OfferingRow offering={offering} />
                      </AdminLink>
                    ) : (
                      <div className="px-4 py-3">
                        <OfferingRow offering={offering} />
                      </div>
                    )}
                  </li>
                ))}
              </ul>
            </Card>
          )
        }
      </Loaded>
    </TabPage>
  )
}

function OfferingRow({ offering }: { offering: StaffSponsorship }) {
  const words = useWords(offeringForm)
  const { name, price, places, isActive, coming } = offering
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="block text-sm text-muted">
          {words.aDay(formatRupees(price), places)} · {words.coming(coming)}
        </span>
      </span>
      {!isActive && <Chip tone="gold">{words.off}</Chip>}
    </span>
  )
}
