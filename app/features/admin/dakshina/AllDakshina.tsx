import { AdminLink } from '#app/admin/AdminLink.tsx'
import { paymentStatus } from '#app/admin/dakshina/paymentStatus.ts'
import { paymentTone } from '#app/ui/paymentTone.ts'
import { AdminList } from '#app/admin/list/AdminList.tsx'
import { paymentFilters } from '#app/admin/list/paymentFilters.ts'
import { useAdminList } from '#app/admin/list/useAdminList.ts'
import { useRead } from '#app/admin/useRead.ts'
import { dateText } from '#app/i18n/dates.ts'
import { adminDakshina } from '#app/i18n/en/bookings/adminDakshina.ts'
import { useWords } from '#app/i18n/words.ts'
import { Chip } from '#app/ui/Chip.tsx'
import { exportDakshina, listDakshina, type DakshinaRow } from '#contract/bookings/dakshinaAdmin.ts'
import { formatRupees } from '#contract/payments/money.ts'

export function AllDakshina() {
  const words = useWords(adminDakshina)
  // Beside the list, so that it stays while another filter loads.
  const hasTests = useRead(listDakshina, { limit: 1 }).data?.hasTests
  const list = useAdminList({
    read: listDakshina,
    csv: exportDakshina,
    filters: paymentFilters(words, {
      isClaimed: words.isClaimed,
      isAtBank: words.isAtBank,
      isToRefund: words.isToRefund,
    }),
  })
  return (
    <AdminList
      of={list}
      words={words}
      // Most temples never used test mode.
      slots={hasTests || list.shown.withTests ? {} : { withTests: null }}
      keyOf={({ id }) => id}
    >
      {(payment) => <Row payment={payment} />}
    </AdminList>
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
        <Chip tone={paymentTone[status]}>
          {payment.isVoid ? words.isVoid : paymentStatus(payment, words)}
        </Chip>
      </span>
    </AdminLink>
  )
}
