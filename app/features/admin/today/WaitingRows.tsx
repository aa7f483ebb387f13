import type { ReactNode } from 'react'
import { AdminLink } from '#app/admin/AdminLink.tsx'
import { adminToday } from '#app/i18n/en/admin/adminToday.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { formatRupees } from '#contract/payments/money.ts'
import type { Waiting } from '#contract/bookings/waiting.ts'
import { toDoRow, toDoRows } from './toDoRows.ts'

type Props = { waiting: Waiting; today: string; days: string; confirmAll: ReactNode }

/** What waits for staff, most urgent first, each with the button that leads to it. */
export function WaitingRows({ waiting, today, days, confirmAll }: Props) {
  const words = useWords(adminToday)
  const { bookings, donations, monthlyGifts, dakshina, orders, sevas, messages, products } = waiting
  const button = (label: string, to: string, filters?: Record<string, string>) => (
    <AdminLink
      to={to}
      {...(filters && { filters })}
      className={buttonClass({ variant: 'outline', size: 'small' })}
    >
      {label}
    </AdminLink>
  )
  const rows = [
    [bookings?.pending, words.bookings, days, confirmAll],
    [
      bookings?.unpaid,
      words.unpaid,
      '',
      button(words.showThem, 'bookings/all', { from: today, to: today, isUnpaid: 'true' }),
    ],
    [sevas?.requested, words.sevas, '', button(words.showThem, 'sevas', { status: 'requested' })],
    [sevas?.withoutDay, words.withoutDay, '', button(words.showThem, 'sevas/sponsored')],
    [sevas?.paidLess, words.paidLess, '', button(words.showThem, 'sevas/sponsored')],
    [
      donations?.claimed,
      words.donations,
      donations && words.amount(formatRupees(donations.rupees)),
      button(words.match, 'donations/statement'),
    ],
    [
      donations?.promised.count,
      words.promised,
      donations && words.readStatement(formatRupees(donations.promised.rupees)),
      button(words.showThem, 'donations', { which: 'isPromised' }),
    ],
    [
      donations?.cheques.count,
      words.cheques,
      donations && formatRupees(donations.cheques.rupees),
      button(words.showThem, 'donations', { which: 'isAtBank' }),
    ],
    [
      monthlyGifts?.failed,
      words.declinedGifts,
      words.donorKnows,
      button(words.showThem, 'donations/monthly', { status: 'failed' }),
    ],
    [
      dakshina?.claimed,
      words.dakshina,
      dakshina && words.amount(formatRupees(dakshina.rupees)),
      button(words.match, 'dakshina', { which: 'isClaimed' }),
    ],
    [
      dakshina?.cheques.count,
      words.dakshinaCheques,
      dakshina && formatRupees(dakshina.cheques.rupees),
      button(words.showThem, 'dakshina', { which: 'isAtBank' }),
    ],
    [
      dakshina?.refund,
      words.dakshinaRefund,
      '',
      button(words.payRefund, 'dakshina', { which: 'isToRefund' }),
    ],
    [
      messages?.unread,
      words.messages,
      '',
      // At the one that has waited longest, with its answer begun.
      button(words.answer, `messages/${messages?.oldest ?? ''}`, { answer: 'true' }),
    ],
    [orders?.pack, words.pack, '', button(words.packIt, 'orders', { stage: 'pack' })],
    [orders?.check, words.check, '', button(words.checkIt, 'orders', { stage: 'check' })],
    [
      orders?.remit.count,
      words.remit,
      orders && words.withCourier(formatRupees(orders.remit.rupees)),
      button(words.showThem, 'orders', { stage: 'remit' }),
    ],
    [orders?.returns, words.returns, '', button(words.showThem, 'orders', { stage: 'returns' })],
    [orders?.refund, words.refund, '', button(words.payRefund, 'orders', { stage: 'refund' })],
    [
      products && products.soldOut + products.low,
      words.low,
      products && words.fewLeft(products.soldOut, products.low),
      button(words.restock, 'shop'),
    ],
  ] as const
  const shown = rows.filter(([count]) => count !== undefined && count > 0)
  if (shown.length === 0) return <p className="mt-3 text-muted">{words.nothingWaits}</p>
  return (
    <ul className={toDoRows}>
      {shown.map(([count = 0, what, detail, act]) => (
        <li key={what(2)} className={toDoRow}>
          <span className="min-w-9 text-end text-2xl text-kumkum tabular-nums">{count}</span>
          <span className="min-w-0 flex-1">
            <b className="text-balance">{what(count)}</b>
            {detail && <span className="block text-sm text-muted">{detail}</span>}
          </span>
          {act}
        </li>
      ))}
    </ul>
  )
}
