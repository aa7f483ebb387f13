import { shortDateText } from '#app/i18n/dates.ts'
import { adminTakings } from '#app/i18n/en/takings/adminTakings.ts'
import { useWords } from '#app/i18n/words.ts'
import { addRupees, exactRupees } from '#contract/payments/exactRupees.ts'
import type { Takings } from '#contract/takings/admin.ts'

const amounts = ['taxed', 'cgst', 'sgst', 'igst', 'total'] as const

/** What the invoices of these days say, less the credit notes, for the GST return. */
export function TaxSums({ takings: { taxes } }: { takings: Takings }) {
  const words = useWords(adminTakings)
  if (taxes.length === 0) return null
  return (
    <div className="takings-wide card min-w-0 overflow-x-auto p-4">
      <table className="sum-table text-sm">
        <caption>{words.gst}</caption>
        <thead>
          <tr>
            <th scope="col">{words.day}</th>
            <th scope="col">{words.rate}</th>
            <th scope="col">{words.hsn}</th>
            {amounts.map((name) => (
              <th key={name} scope="col">
                {words[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {taxes.map((tax) => (
            <tr key={`${tax.day} ${tax.rate} ${tax.hsn}`}>
              <th scope="row">{shortDateText(tax.day)}</th>
              <td>{tax.rate} %</td>
              <td>{tax.hsn}</td>
              {amounts.map((name) => (
                <td key={name}>{exactRupees(tax[name])}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {words.all}
            </th>
            {amounts.map((name) => (
              <td key={name}>{exactRupees(addRupees(...taxes.map((tax) => tax[name])))}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
