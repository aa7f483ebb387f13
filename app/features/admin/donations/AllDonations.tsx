import { AdminLink } from '#app/admin/AdminLink.tsx'
import { AdminList } from '#app/admin/list/AdminList.tsx'
import { paymentFilters } from '#app/admin/list/paymentFilters.ts'
import { useAdminList } from '#app/admin/list/useAdminList.ts'
import { useRead } from '#app/admin/useRead.ts'
import { momentOf } from '#app/admin/moments.ts'
import { useAdmin } from '#app/admin/adminContext.ts'
import { adminDonations } from '#app/i18n/en/donations/adminDonations.ts'
import { voidWords } from '#app/i18n/en/donations/adminVoid.ts'
import { useWords } from '#app/i18n/words.ts'
import { Chip } from '#app/ui/Chip.tsx'
import { exportDonations, listDonations, type StaffDonation } from '#contract/donations/admin.ts'
import { formatRupees } from '#contract/payments/money.ts'
import { paymentTone } from '#app/ui/paymentTone.ts'
import { donorOf, nameOfDonation } from './nameOfDonation.ts'
import { ReceiptsOfMany } from './ReceiptsOfMany.tsx'
import { statusText } from './statusText.ts'

export function AllDonations() {
  const words = useWords(adminDonations)
  // Beside the list, so that it stays while another filter loads.
  const hasTests = useRead(listDonations, { limit: 1 }).data?.hasTests
  const list = useAdminList({
    read: listDonations,
    csv: exportDonations,
    filters: paymentFilters(words, {
      isClaimed: words.isClaimed,
      isPromised: words.isPromised,
      isAtBank: words.isAtBank,
      isDisputed: words.isDisputed,
    }),
  })
  return (
    <AdminList
      of={list}
      words={words}
      // Most temples never used test mode.
      slots={hasTests || list.shown.withTests ? {} : { withTests: null }}
      keyOf={({ reference }) => reference}
      bulk={{
        nameOf: (donation) => nameOfDonation(donation, words),
        Actions: ReceiptsOfMany,
      }}
    >
      {(donation) => <DonationRow donation={donation} />}
    </AdminList>
  )
}

function DonationRow({ donation }: { donation: StaffDonation }) {
  const { isVoid } = useWords(voidWords)
  const words = useWords(adminDonations)
  const { timeZone } = useAdmin()
  const { reference, amount, status, paymentMethod, claimedAt, isTest } = donation
  return (
    <AdminLink
      to={`donations/${reference.toLowerCase()}`}
      className="grid items-center gap-x-4 gap-y-1 px-4 py-3 hover:bg-saffron-soft sm:grid-cols-[7rem_1fr_auto]"
    >
      <span className="text-lg font-semibold tabular-nums sm:text-right">
        {formatRupees(amount)}
      </span>
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">{donorOf(donation, words)}</span>
        <span className="block text-sm text-muted wrap-anywhere">
          {words.methods[paymentMethod]} · {reference} · {momentOf(donation.createdAt, timeZone)}
          {donation.receiptNumber && ` · ${donation.receiptNumber}`}
        </span>
      </span>
      <span className="flex flex-wrap gap-2">
        {isTest && <Chip tone="saffron">{words.test}</Chip>}
        {donation.isDisputed && <Chip tone="kumkum">{words.disputed}</Chip>}
        {status === 'pending' && claimedAt && <Chip tone="kumkum">{words.claimed}</Chip>}
        <Chip tone={paymentTone[status]}>
          {donation.isVoid ? isVoid : statusText(donation, words)}
        </Chip>
      </span>
    </AdminLink>
  )
}
