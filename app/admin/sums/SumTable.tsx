import type { ReactNode } from 'react'
import { exactRupees } from '#contract/payments/exactRupees.ts'
import { formatRupees } from '#contract/payments/money.ts'
import type { Sum } from './sums.ts'

export type SumWords = {
  count: string
  sum: string
  all: string
  less: (amount: string) => string
  /** The column of the year before, if there is one. */
  before?: string
}

export type SumRow = {
  key: string
  name: string
  sum: Sum
  /** The same time of the year before, in a column of its own. */
  before?: Sum
  /** The amount as a link to what is behind it. */
  link?: ReactNode
}

type Props = {
  words: SumWords
  title: string
  heading: string
  rows: readonly SumRow[]
  all?: Sum
  allBefore?: Sum
  /** Draws a bar under each name, in proportion to the largest. */
  withShares?: boolean
}

export function SumTable({
  words,
  title,
  heading,
  rows,
  all,
  allBefore,
  withShares = false,
}: Props) {
  const most = Math.max(...rows.map(({ sum }) => sum.amount))
  return (
    <div className="card min-w-0 overflow-hidden p-4">
      <table className="sum-table text-sm sm:text-base">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            <th scope="col">{words.count}</th>
            <th scope="col">{words.sum}</th>
            {allBefore && (
              <th scope="col" className="max-sm:hidden">
                {words.before}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, sum, before, link }) => (
            <Row
              key={key}
              words={words}
              name={name}
              sum={sum}
              link={link}
              {...(before && { before })}
              {...(withShares && most > 0 && { share: sum.amount / most })}
            />
          ))}
        </tbody>
        {all && (
          <tfoot>
            <Row
              words={words}
              name={words.all}
              sum={all}
              {...(allBefore && { before: allBefore })}
            />
          </tfoot>
        )}
      </table>
    </div>
  )
}

type RowProps = Omit<SumRow, 'key'> & { words: SumWords; share?: number }

function Row({ words, name, sum: { count, amount, returned }, before, link, share }: RowProps) {
  return (
    <tr>
      <th scope="row">
        {name}
        {share !== undefined && (
          <svg aria-hidden className="mt-1 block h-1.5 w-full fill-saffron-deco">
            <rect width={`${share * 100}%`} height="100%" />
          </svg>
        )}
      </th>
      <td>{count}</td>
      <td>
        {link ?? formatRupees(amount)}
        {returned > 0 && (
          <span className="block text-sm text-muted">{words.less(exactRupees(returned))}</span>
        )}
        {before && words.before && (
          <span className="block text-sm text-muted sm:hidden">
            {`${words.before}: ${formatRupees(before.amount)}`}
          </span>
        )}
      </td>
      {before && <td className="text-muted max-sm:hidden">{formatRupees(before.amount)}</td>}
    </tr>
  )
}
