import { AdminLink } from '#app/admin/AdminLink.tsx'
import { BackLink } from '#app/admin/BackLink.tsx'
import { Loaded } from '#app/admin/Loaded.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { day, flag, oneOf, useFilters, words as text } from '#app/admin/useFilters.ts'
import { useRead } from '#app/admin/useRead.ts'
import { dateText } from '#app/i18n/dates.ts'
import { adminTakings } from '#app/i18n/en/takings/adminTakings.ts'
import { useWords } from '#app/i18n/words.ts'
import { exactRupees } from '#contract/payments/exactRupees.ts'
import { listTakings, type Taking } from '#contract/takings/admin.ts'
import { takingPath } from './takingPath.ts'

/** The payments behind one sum of the report; each leads to its record. */
export function TakingsList() {
  const words = useWords(adminTakings)
  const { kinds, methods } = words
  const { shown } = useFilters({
    from: day,
    to: day,
    kind: oneOf(kinds),
    method: oneOf(methods),
    cashier: text,
    purpose: text,
    isUnnamed: flag,
  })
  const { kind, method, purpose } = shown
  const query = useRead(listTakings, shown)
  const title = [words.list, kind && kinds[kind], method && methods[method], purpose]
  return (
    <TabPage title={title.filter(Boolean).join(' · ')}>
      <BackLink to="takings">{words.back}</BackLink>
      <Loaded query={query}>
        {({ from, to, items, count, amount, isMore }) => (
          <>
            <p className="mt-2 font-semibold">
              {words.heading(dateText(from), dateText(to))}: {exactRupees(amount)},{' '}
              {words.count(count)}
            </p>
            {items.length === 0 && <p className="mt-4 text-muted">{words.empty}</p>}
            <ul aria-label={words.label} className="card divide-y divide-line mt-4 overflow-hidden">
              {items.map((item, at) => (
                <li key={`${item.reference} ${item.receipt} ${at}`}>
                  <Row item={item} />
                </li>
              ))}
            </ul>
            {isMore && <p className="admin-panel mt-4">{words.more(items.length)}</p>}
          </>
        )}
      </Loaded>
    </TabPage>
  )
}

function Row({ item }: { item: Taking }) {
  const words = useWords(adminTakings)
  const { kind, reference, name, method, amount, receipt, isVoid } = item
  const details = [
    words.kinds[kind],
    words.methods[method],
    dateText(item.day),
    receipt ?? reference,
    isVoid && words.void,
  ]
  return (
    <AdminLink
      to={takingPath(kind, reference)}
      className="grid items-center gap-x-4 gap-y-1 px-4 py-3 hover:bg-saffron-soft sm:grid-cols-[7rem_1fr]"
    >
      <span className="text-lg font-semibold tabular-nums sm:text-right">
        {isVoid ? <s>{exactRupees(amount)}</s> : exactRupees(amount)}
      </span>
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">{name || words.nameless}</span>
        <span className="block text-sm text-muted wrap-anywhere">
          {details.filter(Boolean).join(' · ')}
        </span>
      </span>
    </AdminLink>
  )
}
