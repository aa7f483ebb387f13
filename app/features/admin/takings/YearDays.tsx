import { SumTable } from '#app/admin/sums/SumTable.tsx'
import { dateText, dayText, shortDateText } from '#app/i18n/dates.ts'
import { adminYear } from '#app/i18n/en/takings/adminYear.ts'
import { useWords } from '#app/i18n/words.ts'
import type { TakingKind } from '#contract/takings/admin.ts'
import type { TakingsYear } from '#contract/takings/yearAdmin.ts'
import { SumLink } from './SumLink.tsx'

type Props = { year: TakingsYear; kind: TakingKind | undefined }

const asSum = (amount: number, count = 0) => ({ count, amount, returned: 0 })

/** The days with most money beside the festivals, each leading to its payments. */
export function YearDays({ year: { busiest, festivals }, kind }: Props) {
  const words = useWords(adminYear)
  const link = (day: string, amount: number) => (
    <SumLink
      amount={amount}
      filters={{ from: day, to: day, ...(kind && { kind }) }}
      label={dateText(day)}
    />
  )
  return (
    <div className="mt-5 grid items-start gap-5 lg:grid-cols-2">
      {busiest.length > 0 && (
        <SumTable
          words={words}
          title={words.busiest}
          heading={words.day}
          rows={busiest.map(({ day, festivals: names, count, amount }) => ({
            key: day,
            name: [dayText(day), ...names].join(' · '),
            sum: asSum(amount, count),
            link: link(day, amount),
          }))}
          withShares
        />
      )}
      {festivals.length > 0 && (
        <SumTable
          words={words}
          title={words.festivals}
          heading={words.festival}
          rows={festivals.map(({ day, name, count, amount, before }) => ({
            key: `${day} ${name}`,
            name: `${name}, ${shortDateText(day)}`,
            sum: asSum(amount, count),
            link: count > 0 ? link(day, amount) : undefined,
            before: asSum(before ?? 0),
          }))}
          allBefore={asSum(0)}
          withShares
        />
      )}
    </div>
  )
}
