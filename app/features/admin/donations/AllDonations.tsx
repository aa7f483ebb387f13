import { AdminLink } from '#app/admin/AdminLink.tsx'
import { CsvLink, FilterChoice, Filters, SearchBox } from '#app/admin/ListTools.tsx'
import { momentOf } from '#app/admin/moments.ts'
import { useAdmin } from '#app/admin/adminContext.ts'
import { PagedList } from '#app/admin/PagedList.tsx'
import { day, flag, oneOf, useFilters, words as text } from '#app/admin/useFilters.ts'
import { usePages } from '#app/admin/usePages.ts'
import { adminDonations } from '#app/i18n/en/adminDonations.ts'
import { voidWords } from '#app/i18n/en/adminVoid.ts'
import { useWords } from '#app/i18n/words.ts'
import { CheckboxField } from '#app/ui/CheckboxField.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { listDonations, type StaffDonation } from '#contract/donationsAdmin.ts'
import { formatRupees } from '#contract/money.ts'
import { statusTone } from './statusTone.ts'

export function AllDonations() {
  const words = useWords(adminDonations)
  const whiches = { isClaimed: words.isClaimed, isDisputed: words.isDisputed }
  const { shown, set, clear, isOn } = useFilters({
    search: text,
    status: oneOf(words.statuses),
    method: oneOf(words.methods),
    which: oneOf(whiches),
    from: day,
    to: day,
    withTests: flag,
  })
  const { search = '', status, method, which, from = '', to = '', withTests } = shown
  const wanted = {
    search,
    status,
    method,
    isClaimed: which === 'isClaimed' || undefined,
    isDisputed: which === 'isDisputed' || undefined,
    from: from || undefined,
    to: to || undefined,
    withTests,
  }
  const pages = usePages(listDonations, wanted)
  return (
    <>
      <Filters>
        <SearchBox
          value={search}
          hint={words.searchHint}
          onSearch={(typed) => set({ search: typed })}
        />
        <FilterChoice
          label={words.status}
          value={status}
          options={words.statuses}
          onChoose={(chosen) => set({ status: chosen })}
        />
        <FilterChoice
          label={words.method}
          value={method}
          options={words.methods}
          onChoose={(chosen) => set({ method: chosen })}
        />
        <FilterChoice
          label={words.which}
          value={which}
          options={whiches}
          onChoose={(chosen) => set({ which: chosen })}
        />
        <TextField
          label={words.from}
          type="date"
          value={from}
          onChange={({ target }) => set({ from: target.value })}
        />
        <TextField
          label={words.to}
          type="date"
          value={to}
          onChange={({ target }) => set({ to: target.value })}
        />
        <CheckboxField
          className="sm:mt-6"
          label={words.tests}
          checked={withTests ?? false}
          onChange={({ target }) => set({ withTests: target.checked || undefined })}
        />
        <CsvLink path="/api/admin/donations.csv" filters={wanted} />
      </Filters>
      <PagedList
        pages={pages}
        label={words.label}
        empty={{ title: words.empty, text: words.emptyText }}
        onClearFilters={isOn ? clear : undefined}
        keyOf={({ reference }) => reference}
      >
        {(donation) => <DonationRow donation={donation} />}
      </PagedList>
    </>
  )
}

function DonationRow({ donation }: { donation: StaffDonation }) {
  const { isVoid } = useWords(voidWords)
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
        <span className="block font-semibold wrap-anywhere">
          {fullName || (paymentMethod === 'hundi' ? words.methods.hundi : words.nameless)}
        </span>
        <span className="block text-sm text-muted wrap-anywhere">
          {words.methods[paymentMethod]} · {reference} · {momentOf(donation.createdAt, timeZone)}
          {donation.receiptNumber && ` · ${donation.receiptNumber}`}
        </span>
      </span>
      <span className="flex flex-wrap gap-2">
        {isTest && <Chip tone="saffron">{words.test}</Chip>}
        {donation.isDisputed && <Chip tone="kumkum">{words.disputed}</Chip>}
        {status === 'pending' && claimedAt && <Chip tone="kumkum">{words.claimed}</Chip>}
        <Chip tone={statusTone[status]}>{donation.isVoid ? isVoid : words.statuses[status]}</Chip>
      </span>
    </AdminLink>
  )
}
