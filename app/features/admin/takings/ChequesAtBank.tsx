import { Printer } from 'lucide'
import { AdminLink } from '#app/admin/AdminLink.tsx'
import { useAdmin } from '#app/admin/adminContext.ts'
import { Loaded } from '#app/admin/Loaded.tsx'
import { SelectBar } from '#app/admin/list/SelectBar.tsx'
import { useSelection } from '#app/admin/list/useSelection.ts'
import { Signatures } from '#app/admin/sums/Signatures.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { todayIn } from '#app/almanac/today.ts'
import { dateText } from '#app/i18n/dates.ts'
import { adminBulk } from '#app/i18n/en/admin/adminBulk.ts'
import { adminDeposit } from '#app/i18n/en/takings/adminDeposit.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { CheckboxField } from '#app/ui/CheckboxField.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { addRupees } from '#contract/payments/exactRupees.ts'
import { formatRupees } from '#contract/payments/money.ts'
import { type ChequeAtBank, listChequesAtBank } from '#contract/takings/chequesAdmin.ts'
import { takingPath } from './takingPath.ts'
import { TakingsWays } from './TakingsWays.tsx'

/** The cheques that are not cleared, on a slip for those that are taken to the bank. */
export function ChequesAtBank() {
  const words = useWords(adminDeposit)
  const query = useRead(listChequesAtBank, {})
  return (
    <TabPage title={words.title} intro={words.intro}>
      <TakingsWays current="cheques" />
      <Loaded query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={words.empty}>
              <p>{words.emptyText}</p>
            </EmptyState>
          ) : (
            <Slip cheques={items} />
          )
        }
      </Loaded>
    </TabPage>
  )
}

const keyOf = ({ kind, reference, number }: ChequeAtBank): string =>
  `${kind} ${reference} ${number}`

function Slip({ cheques }: { cheques: readonly ChequeAtBank[] }) {
  const words = useWords(adminDeposit)
  const { chosen: chosenText } = useWords(adminBulk)
  const { timeZone } = useAdmin()
  const selection = useSelection(cheques, keyOf)
  const { chosen } = selection
  // Of all if none is chosen.
  const counted = chosen.length > 0 ? chosen : cheques
  const sum = addRupees(...counted.map(({ amount }) => amount))
  return (
    <>
      <SelectBar words={{ label: words.chosen, all: words.all, chosen: chosenText }} of={selection}>
        <Button variant="outline" onClick={() => print()}>
          <Icon of={Printer} className="size-5" />
          {words.print(chosen.length)}
        </Button>
      </SelectBar>
      <h2 className="mt-6 text-xl">{words.slip}</h2>
      <p className="text-muted">{words.on(dateText(todayIn(timeZone)))}</p>
      <div className="card mt-3 overflow-x-auto p-4">
        <table className="sum-table text-sm sm:text-base">
          <thead>
            <tr>
              <th scope="col">{words.number}</th>
              <th scope="col" className="text-start">
                {words.bank}
              </th>
              <th scope="col" className="text-start">
                {words.who}
              </th>
              <th scope="col" className="text-start max-sm:hidden">
                {words.recorded}
              </th>
              <th scope="col">{words.amount}</th>
            </tr>
          </thead>
          <tbody>
            {cheques.map((cheque) => (
              <tr key={keyOf(cheque)} className={counted.includes(cheque) ? undefined : 'no-print'}>
                <th scope="row">
                  <span className="flex items-center gap-3">
                    <CheckboxField
                      className="no-print"
                      label={null}
                      aria-label={words.one(cheque.number)}
                      checked={selection.isChosen(cheque)}
                      onChange={() => selection.toggle(cheque)}
                    />
                    {cheque.number}
                  </span>
                </th>
                <td className="text-start">{cheque.bank}</td>
                <td className="text-start">
                  <AdminLink to={takingPath(cheque.kind, cheque.reference)} className="sum-link">
                    {cheque.name || words.nameless}
                  </AdminLink>
                </td>
                <td className="text-start max-sm:hidden">{dateText(cheque.day)}</td>
                <td>{formatRupees(cheque.amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p role="status" className="mt-3 flex justify-between gap-3 font-semibold">
          <span>{words.sum(counted.length)}</span>
          <span className="tabular-nums">{formatRupees(sum)}</span>
        </p>
      </div>
      <Signatures of={words.signatures} />
    </>
  )
}
