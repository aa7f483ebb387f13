import { AdminLink } from '#app/admin/AdminLink.tsx'
import { paymentTone } from '#app/admin/dakshina/paymentTone.ts'
import { CsvLink, FilterChoice, Filters, SearchBox } from '#app/admin/ListTools.tsx'
import { PagedList } from '#app/admin/PagedList.tsx'
import { day, flag, oneOf, useFilters, words as text } from '#app/admin/useFilters.ts'
import { usePages } from '#app/admin/usePages.ts'
import { dateText } from '#app/i18n/dates.ts'
import { adminDakshina } from '#app/i18n/en/adminDakshina.ts'
import { useWords } from '#app/i18n/words.ts'
import { CheckboxField } from '#app/ui/CheckboxField.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { exportDakshina, listDakshina, type DakshinaRow } from '#contract/dakshinaAdmin.ts'
import { formatRupees } from '#contract/money.ts'

export function AllDakshina() {
  const words = useWords(adminDakshina)
  const whiches = { isClaimed: words.isClaimed, isToRefund: words.isToRefund }
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
    isToRefund: which === 'isToRefund' || undefined,
    from: from || undefined,
    to: to || undefined,
    withTests,
  }
  const pages = usePages(listDakshina, wanted)
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
        <CsvLink path={exportDakshina.path} filters={wanted} />
      </Filters>
      <PagedList
        pages={pages}
        label={words.label}
        empty={{ title: words.empty, text: words.emptyText }}
        onClearFilters={isOn ? clear : undefined}
        keyOf={({ id }) => id}
      >
        {(payment) => <Row payment={payment} />}
      </PagedList>
    </>
  )
}

function Row({ payment }: { payment: DakshinaRow }) {
  const words = useWords(adminDakshina)
  const { reference, fullName, amount, status, method, paidOn, receipt } = payment
  const details = [
    payment.pujaName,
    reference,
    words.methods[method],
    paidOn && dateText(paidOn),
    receipt?.number,
  ]
  return (
    <AdminLink
      to={`dakshina/${reference.toLowerCase()}`}
      className="grid items-center gap-x-4 gap-y-1 px-4 py-3 hover:bg-saffron-soft sm:grid-cols-[7rem_1fr_auto]"
    >
      <span className="text-lg font-semibold tabular-nums sm:text-right">
        {formatRupees(amount)}
      </span>
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">{fullName || words.nameless}</span>
        <span className="block text-sm text-muted wrap-anywhere">
          {details.filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="flex flex-wrap gap-2">
        {payment.isTest && <Chip>{words.test}</Chip>}
        {payment.isToRefund && <Chip tone="kumkum">{words.isToRefund}</Chip>}
        <Chip tone={paymentTone[status]}>{words.statuses[status]}</Chip>
      </span>
    </AdminLink>
  )
}
