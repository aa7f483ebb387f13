import { useState } from 'react'
import { FileLinks } from '#app/admin/list/FileLinks.tsx'
import { AdminLink } from '#app/admin/AdminLink.tsx'
import { LoadFailed } from '#app/admin/LoadFailed.tsx'
import { ListSkeleton } from '#app/admin/PagedList.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { dateText } from '#app/i18n/dates.ts'
import { adminTax } from '#app/i18n/en/donations/adminTax.ts'
import { useWords } from '#app/i18n/words.ts'
import { Card } from '#app/ui/Card.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import {
  exportForm10bd,
  exportIncomplete10bd,
  getForm10bd,
} from '#contract/donations/totalsAdmin.ts'
import type { Out } from '#contract/endpoint.ts'
import { exactRupees } from '#contract/payments/exactRupees.ts'

/** The yearly statement for the income tax department, and the donors it cannot include. */
export function TaxForm() {
  const words = useWords(adminTax)
  const [chosen, setChosen] = useState<string>()
  const { data, isPending, error, refetch } = useRead(getForm10bd, { financialYear: chosen })
  return (
    <section aria-labelledby="tax" className="mt-6 max-w-3xl">
      <h2 id="tax" className="text-xl">
        {words.heading}
      </h2>
      <p className="text-muted">{words.text}</p>
      {isPending && <ListSkeleton />}
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          {!data.isRegistered && <p className="admin-panel mt-4">{words.notRegistered}</p>}
          <SelectField
            className="mt-4 max-w-sm"
            label={words.year}
            value={data.financialYear}
            options={data.years.map((year) => ({ value: year, label: year }))}
            onChange={({ target }) => setChosen(target.value)}
          />
          <Part
            title={words.ready}
            text={words.donors(data.donors, exactRupees(data.amount))}
            note={words.before(
              data.before.financialYear,
              words.donors(data.before.donors, exactRupees(data.before.amount)),
            )}
            link={words.download}
            path={exportForm10bd.path}
            financialYear={data.financialYear}
          />
          <Part
            title={words.incomplete}
            text={words.incompleteOf(data.incomplete.count, exactRupees(data.incomplete.amount))}
            note={words.incompleteText}
            link={words.downloadIncomplete}
            path={exportIncomplete10bd.path}
            financialYear={data.financialYear}
          />
          {data.incomplete.largest.length > 0 && <Incomplete of={data.incomplete.largest} />}
          {data.excluded.count > 0 && (
            <Card as="section" className="mt-5 p-5">
              <h3 className="text-lg">{words.excluded}</h3>
              <p className="text-xl font-semibold">
                {words.incompleteOf(data.excluded.count, exactRupees(data.excluded.amount))}
              </p>
              <p className="mt-1 text-muted">{words.excludedText}</p>
            </Card>
          )}
          {data.splitCash.length > 0 && <SplitCash of={data.splitCash} />}
          <p className="mt-4 text-sm text-muted">{words.careful}</p>
        </>
      )}
    </section>
  )
}

type IncompleteProps = { of: Out<typeof getForm10bd>['incomplete']['largest'] }

/** Where a PAN can be added, one by one. */
function Incomplete({ of }: IncompleteProps) {
  const words = useWords(adminTax)
  return (
    <section aria-labelledby="incomplete" className="mt-6">
      <h3 id="incomplete" className="text-lg">
        {words.largest(of.length)}
      </h3>
      <ul className="cash-rows">
        {of.map(({ reference, receiptNumber, paidOn, fullName, amount }) => (
          <li key={reference}>
            <span className="min-w-0 flex-1 wrap-anywhere">
              {fullName}
              <span className="block text-sm text-muted">
                {receiptNumber}, {dateText(paidOn)}
              </span>
            </span>
            <b className="tabular-nums">{exactRupees(amount)}</b>
            <AdminLink
              to={`donations/${reference.toLowerCase()}`}
              className="text-link"
              aria-label={words.addPanTo(fullName, receiptNumber)}
            >
              {words.addPan}
            </AdminLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

type SplitCashProps = { of: Out<typeof getForm10bd>['splitCash'] }

/** What an accountant should see before the form is filed. */
function SplitCash({ of }: SplitCashProps) {
  const words = useWords(adminTax)
  return (
    <section aria-labelledby="split-cash" className="mt-6">
      <h3 id="split-cash" className="text-lg">
        {words.splitCash}
      </h3>
      <p className="text-muted">{words.splitCashText}</p>
      <ul className="cash-rows">
        {of.map(({ reference, fullName, paidOn, count, amount }) => (
          <li key={reference}>
            <span className="min-w-0 flex-1 wrap-anywhere">
              <AdminLink to={`donations/${reference.toLowerCase()}`} className="text-link">
                {fullName}
              </AdminLink>
              <span className="block text-sm text-muted">
                {words.parts(count)}, {dateText(paidOn)}
              </span>
            </span>
            <b className="tabular-nums">{exactRupees(amount)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

type PartProps = {
  title: string
  text: string
  note?: string
  link: string
  path: string
  financialYear: string
}

function Part({ title, text, note, link, path, financialYear }: PartProps) {
  return (
    <Card as="section" className="mt-5 p-5">
      <h3 className="text-lg">{title}</h3>
      <p className="text-xl font-semibold">{text}</p>
      {note && <p className="mt-1 text-muted">{note}</p>}
      <FileLinks path={path} filters={{ financialYear }} label={link} className="mt-3" />
    </Card>
  )
}
