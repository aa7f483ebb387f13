import { momentOf } from '#app/admin/moments.ts'
import { useAdmin } from '#app/admin/adminContext.ts'
import { adminFestivals } from '#app/i18n/en/festivals/adminFestivals.ts'
import { useWords } from '#app/i18n/words.ts'
import { Card } from '#app/ui/Card.tsx'
import { Fact, Facts } from '#app/ui/Facts.tsx'
import type { FestivalReason } from '#contract/festivals/admin.ts'

/** Within this many minutes another panchang may differ. */
const closeMinutes = 3

/** Why the almanac chose that day, for people who know a panchang. */
export function ReasonPanel({ reason }: { reason: FestivalReason }) {
  const words = useWords(adminFestivals)
  const { timeZone } = useAdmin()
  const { rule, lunarMonth, isAdhika, tithiName, tithiStart, tithiEnd, moonriseAt } = reason
  return (
    <Card as="section" className="p-5">
      <h2 className="text-xl">{words.why}</h2>
      <Facts className="mt-1">
        <Fact label={words.month}>
          {lunarMonth}
          {isAdhika && `, ${words.adhika}`}
        </Fact>
        <Fact label={words.tithi}>{tithiName}</Fact>
        <Fact label={words.tithiFrom}>{momentOf(tithiStart, timeZone)}</Fact>
        <Fact label={words.tithiTo}>{momentOf(tithiEnd, timeZone)}</Fact>
        {moonriseAt && <Fact label={words.moonriseAt}>{momentOf(moonriseAt, timeZone)}</Fact>}
        <Fact label={words.rule}>{words.rules[rule] ?? rule.replaceAll('-', ' ')}</Fact>
      </Facts>
      <p className="mt-2 text-sm text-muted">{words.margin(Math.round(reason.marginMinutes))}</p>
      {reason.marginMinutes < closeMinutes && (
        <p className="text-sm font-semibold text-kumkum">{words.close}</p>
      )}
    </Card>
  )
}
