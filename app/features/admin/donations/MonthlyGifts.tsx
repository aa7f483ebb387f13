import { AdminLink } from '#app/admin/AdminLink.tsx'
import { AdminList } from '#app/admin/list/AdminList.tsx'
import { choice, searched } from '#app/admin/list/filters.tsx'
import { useAdminList } from '#app/admin/list/useAdminList.ts'
import { shortDateText } from '#app/i18n/dates.ts'
import { adminMonthly } from '#app/i18n/en/donations/adminMonthly.ts'
import { useWords } from '#app/i18n/words.ts'
import { Chip } from '#app/ui/Chip.tsx'
import type { GiftStatus } from '#contract/monthlyGifts/gift.ts'
import {
  exportMonthlyGifts,
  listMonthlyGifts,
  type StaffGift,
} from '#contract/monthlyGifts/admin.ts'
import { formatRupees } from '#contract/payments/money.ts'

const tone = {
  pending: 'gold',
  active: 'durva',
  paused: 'gold',
  failed: 'kumkum',
  ended: 'saffron',
} as const satisfies Record<GiftStatus, string>

/** Who gives every month, and whose card was declined. */
export function MonthlyGifts() {
  const words = useWords(adminMonthly)
  const list = useAdminList({
    read: listMonthlyGifts,
    csv: exportMonthlyGifts,
    filters: {
      search: searched(words.searchHint),
      status: choice(words.status, words.statuses),
      way: choice(words.way, words.ways),
    },
  })
  return (
    <AdminList of={list} words={words} keyOf={({ reference }) => reference}>
      {(gift) => <GiftRow gift={gift} />}
    </AdminList>
  )
}

function GiftRow({ gift }: { gift: StaffGift }) {
  const words = useWords(adminMonthly)
  const { reference, nextOn } = gift
  return (
    <AdminLink
      to={`donations/monthly/${reference.toLowerCase()}`}
      className="grid items-center gap-x-4 gap-y-1 px-4 py-3 hover:bg-saffron-soft sm:grid-cols-[7rem_1fr_auto]"
    >
      <span className="text-lg font-semibold tabular-nums sm:text-right">
        {formatRupees(gift.amount)}
      </span>
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">{gift.fullName || words.nameless}</span>
        <span className="block text-sm text-muted wrap-anywhere">
          {[
            words.ways[gift.way],
            reference,
            gift.given > 0 && words.given(formatRupees(gift.given)),
            nextOn && words.next(shortDateText(nextOn)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <GiftState gift={gift} />
    </AdminLink>
  )
}

/** Its state in a word or two. */
export function GiftState({ gift }: { gift: StaffGift }) {
  const words = useWords(adminMonthly)
  return (
    <span className="flex flex-wrap gap-2">
      {gift.isTest && <Chip tone="saffron">{words.test}</Chip>}
      <Chip tone={tone[gift.status]}>
        {gift.isStopping ? words.stopping : words.statuses[gift.status]}
      </Chip>
    </span>
  )
}
