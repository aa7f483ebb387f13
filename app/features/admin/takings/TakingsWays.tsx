import { PageWays } from '#app/admin/PageWays.tsx'
import { adminYear } from '#app/i18n/en/takings/adminYear.ts'
import { useWords } from '#app/i18n/words.ts'

const paths = { days: 'takings', year: 'takings/year', cheques: 'takings/cheques' } as const

/** From the report of some days to that of a year and to the cheques, and back. */
export function TakingsWays({ current }: { current: keyof typeof paths }) {
  const words = useWords(adminYear)
  return (
    <PageWays
      label={words.ways}
      ways={{ days: words.days, year: words.year, cheques: words.cheques }}
      current={current}
      toOf={(name) => paths[name]}
    />
  )
}
