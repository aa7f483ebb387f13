import { useState } from 'react'
import { AdminLink } from '#app/admin/AdminLink.tsx'
import { CsvLink, FilterChoice, Filters, SearchBox } from '#app/admin/ListTools.tsx'
import { momentOf } from '#app/admin/moments.ts'
import { useAdmin } from '#app/admin/adminContext.ts'
import { PagedList } from '#app/admin/PagedList.tsx'
import { usePages } from '#app/admin/usePages.ts'
import { adminDonations } from '#app/i18n/en/adminDonations.ts'
import { useWords } from '#app/i18n/words.ts'
import { CheckboxField } from '#app/ui/CheckboxField.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { listDonations, type StaffDonation } from '#contract/donationsAdmin.ts'
import { formatRupees } from '#contract/money.ts'
import { statusTone } from './statusTone.ts'

type Shown = {
  search?: string
  status?: StaffDonation['status'] | undefined
  method?: StaffDonation['paymentMethod'] | undefined
  which?: 'isClaimed' | 'isDisputed' | undefined
  from?: string
  to?: string
  withTests?: boolean
}

export function AllDonations() {
  const words = useWords(adminDonations)
  const [shown, setShown] = useState<Shown>({})
  const change = (changes: Shown) => setShown({ ...shown, ...changes })
  const { search = '', status, method, which, from = '', to = '', withTests = false } = shown
  const wanted = {
    search,
    status,
    method,
    isClaimed: which === 'isClaimed' || undefined,
    isDisputed: which === 'isDisputed' || undefined,
    from: from || undefined,
    to: to || undefined,
    withTests: withTests || undefined,
  }
  const pages = usePages(listDonations, wanted)
  const isFiltered = Object.values(wanted).some(Boolean)
  return (
    <>
      <Filters>
        <SearchBox
          value={search}
          hint={words.searchHint}
          onSearch={(typed) => change({ search: typed })}
        />
        <FilterChoice
          label={words.status}
          value={status}
          options={words.statuses}
          onChoose={(chosen) => change({ status: chosen })}
        />
        <FilterChoice
          label={words.method}
          value={method}
          options={words.methods}
          onChoose={(chosen) => change({ method: chosen })}
        />
        <FilterChoice
          label={words.which}
          value={which}
          options={{ isClaimed: words.isClaimed, isDisputed: words.isDisputed }}
          onChoose={(chosen) => change({ which: chosen })}
        />
        <TextField
          label={words.from}
          type="date"
          value={from}
          onChange={({ target }) => change({ from: target.value })}
        />
        <TextField
          label={words.to}
          type="date"
          value={to}
          onChange={({ target }) => change({ to: target.value })}
        />
        <CheckboxField
          className="sm:mt-6"
          label={words.tests}
          checked={withTests}
          onChange={({ target }) => change({ withTests: target.checked })}
        />
        <CsvLink path="/api/admin/donations.csv" filters={wanted} />
      </Filters>
      <PagedList
        pages={pages}
        label={words.label}
        empty={{ title: words.empty, text: words.emptyText }}
        onClearFilters={isFiltered ? () => setShown({}) : undefined}
        keyOf={({ reference }) => reference}
      >
        {(donation) => <DonationRow donation={donation} />}
      </PagedList>
    </>
  )
}

function DonationRow({ donation }: { donation: StaffDonation }) {
  const words = useWords(adminDonations)
  const { timeZone } = useAdmin()
  const { reference, fullName, amount, status, paymentMethod, claimedAt, isTest } = donation
  return (
    <AdminLink
      to={`donations/${reference.toLowerCase()}`}
      className="grid items-center gap-x-4 gap-y-1 px-4 py-3 hover:bg-saffron-soft sm:grid-cols-[7rem_1fr_auto]"
    >
      <span className="text-lg font-semibold tabular-nums sm:text-right">
        {formatRupees(amount)}
      </span>
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">{fullName || words.nameless}</span>
        <span className="block text-sm text-muted wrap-anywhere">
          {words.methods[paymentMethod]} · {reference} · {momentOf(donation.createdAt, timeZone)}
          {donation.receiptNumber && ` · ${donation.receiptNumber}`}
        </span>
      </span>
      <span className="flex flex-wrap gap-2">
        {isTest && <Chip tone="saffron">{words.test}</Chip>}
        {donation.isDisputed && <Chip tone="kumkum">{words.disputed}</Chip>}
        {status === 'pending' && claimedAt && <Chip tone="kumkum">{words.claimed}</Chip>}
        <Chip tone={statusTone[status]}>{words.statuses[status]}</Chip>
      </span>
    </AdminLink>
  )
}
