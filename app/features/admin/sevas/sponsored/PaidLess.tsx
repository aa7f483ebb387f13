import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { useVersionedChange } from '#app/admin/useVersionedChange.ts'
import { adminSponsorships } from '#app/i18n/en/sponsorships/adminSponsorships.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { formatRupees } from '#contract/payments/money.ts'
import {
  getSponsoredDay,
  keepSponsoredDay,
  type SponsoredDay,
} from '#contract/sponsorships/admin.ts'
import { FreeDay } from './FreeDay.tsx'

type Props = { day: SponsoredDay; short: NonNullable<SponsoredDay['short']> }

/** Less was received than the day costs: staff decide whether the donor keeps it. */
export function PaidLess({ day, short: { price, received } }: Props) {
  const { details: words } = useWords(adminSponsorships)
  const { change, isBusy, failure } = useVersionedChange(getSponsoredDay, day)
  const keep = async () => {
    const done = await change(keepSponsoredDay, { id: day.id })
    if (done) showToast({ title: words.leftToDonor, tone: 'success' })
  }
  return (
    <section className="admin-panel grid gap-3">
      <p className="font-semibold">{words.short(formatRupees(received), formatRupees(price))}</p>
      <FailureNotice failure={failure} />
      <div className="flex flex-wrap gap-3">
        <Button isBusy={isBusy} onClick={() => void keep()}>
          {words.keepIt}
        </Button>
        <FreeDay day={day} />
      </div>
    </section>
  )
}
