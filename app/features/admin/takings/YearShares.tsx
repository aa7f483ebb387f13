import { SumTable, type SumRow } from '#app/admin/sums/SumTable.tsx'
import { adminTakings } from '#app/i18n/en/takings/adminTakings.ts'
import { adminYear } from '#app/i18n/en/takings/adminYear.ts'
import { useWords } from '#app/i18n/words.ts'
import type { TakingKind } from '#contract/takings/admin.ts'
import type { TakingsYear } from '#contract/takings/yearAdmin.ts'
import { SumLink } from './SumLink.tsx'

type Props = { year: TakingsYear; kind: TakingKind | undefined }
type Compared = { count: number; amount: number; before: number }

const asSum = (amount: number, count = 0) => ({ count, amount, returned: 0 })

/** How it was paid and what it was for, each with a bar, beside the year before. */
export function YearShares({ year, kind }: Props) {
  const words = useWords(adminYear)
  const { kinds, methods } = useWords(adminTakings)
  const { from, to } = year
  const row = (
    key: string,
    name: string,
    { count, amount, before }: Compared,
    filters: Record<string, string>,
  ): SumRow => ({
    key,
    name,
    sum: asSum(amount, count),
    before: asSum(before),
    link:
      count > 0 ? (
        <SumLink amount={amount} filters={{ from, to, ...filters }} label={name} />
      ) : undefined,
  })
  const purposeName = (of: TakingKind, purpose: string | undefined): string => {
    if (of === 'order') return words.shop
    return [of === 'dakshina' && kinds.dakshina, purpose ?? words.unnamed]
      .filter(Boolean)
      .join(': ')
  }
  return (
    <div className="mt-5 grid items-start gap-5 lg:grid-cols-2">
      <SumTable
        words={words}
        title={words.byMethod}
        heading={words.method}
        rows={year.byMethod.map(({ method, ...sum }) =>
          row(method, methods[method], sum, { method, ...(kind && { kind }) }),
        )}
        all={asSum(year.all.amount, year.all.count)}
        allBefore={asSum(year.all.before)}
        withShares
      />
      <SumTable
        words={words}
        title={words.byPurpose}
        heading={words.purpose}
        rows={year.byPurpose.map(({ kind: of, purpose, ...sum }) =>
          row(`${of} ${purpose}`, purposeName(of, purpose), sum, {
            kind: of,
            ...(purpose !== undefined && { purpose }),
            ...(purpose === undefined && of !== 'order' && { isUnnamed: 'true' }),
          }),
        )}
        all={asSum(year.all.amount, year.all.count)}
        allBefore={asSum(year.all.before)}
        withShares
      />
    </div>
  )
}
