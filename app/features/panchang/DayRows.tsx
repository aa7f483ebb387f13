import { leading } from '#almanac/leading.ts'
import { pakshaOf } from '#almanac/tithiNames.ts'
import { useMinuteOf } from '#app/almanac/today.ts'
import { momentText } from '#app/i18n/dates.ts'
import { isNorthern } from '#contract/i18n/en/northern.ts'
import type { PanchangOfDay } from '#app/almanac/panchangOfDay.ts'
import { panchang } from '#app/i18n/en/panchang/panchang.ts'
import { tithis } from '#app/i18n/en/panchang/tithis.ts'
import { useWords } from '#app/i18n/words.ts'
import { Fact, Facts } from '#app/ui/Facts.tsx'

/** The day's entries. What does not happen on this day has no row. */
export function DayRows({ day, zone }: { day: PanchangOfDay; zone: string }) {
  const words = useWords(panchang)
  const { atSunrise } = useWords(tithis)
  const current = leading(day.runs, day.dawn, useMinuteOf(day.date, zone))
  // The day's half and month are those of its sunrise.
  const hasTurned = current && pakshaOf(current.lead.number) !== day.paksha
  const paksha = words.pakshas[day.paksha]
  const { lunarMonth: month, midday } = day
  const amanta = words.amanta(month.name, month.isAdhika)
  const purnimanta = words.purnimanta(month.purnimanta, month.isAdhika)
  const timeOf = (at: number): string => momentText(at, zone, day.date)
  const row = (label: string, at: number | undefined, mark?: string) =>
    at !== undefined && <Fact label={marked(label, mark)}>{timeOf(at)}</Fact>
  return (
    <>
      <Facts className="limb-rows">
        {row(words.sunrise, day.sunrise, 'text-marigold')}
        {midday && (
          <Fact label={marked(words.midday, 'text-clay')}>
            {words.between(timeOf(midday.start), timeOf(midday.end))}
          </Fact>
        )}
        {row(words.sunset, day.sunset, 'day-line-night')}
        {row(words.moonrise, day.moonrise?.at, 'text-moon')}
        {row(words.moonset, day.moonset?.at)}
        <Fact label={words.vara}>{words.varas[day.vara]}</Fact>
        <Fact label={words.paksha}>{hasTurned ? atSunrise(paksha) : paksha}</Fact>
        <Fact label={words.month}>
          {isNorthern ? purnimanta : amanta}
          {/* In the bright half, both call it the same. */}
          {month.name !== month.purnimanta && (
            <span className="block font-normal text-muted">{isNorthern ? amanta : purnimanta}</span>
          )}
          {month.isAdhika && <Aside>{words.adhika}</Aside>}
          {month.isKshaya && <Aside>{words.kshaya}</Aside>}
        </Fact>
      </Facts>
      {day.sunless && (
        <p className="rounded-sm bg-gold-soft px-3 py-2 text-sm">
          {words.reference(words.sunless[day.sunless], day.basis.place)}
        </p>
      )}
      <p className="mt-3 text-sm text-muted">
        {!day.moonrise && `${words.noMoonrise} `}
        {words.visibility}
      </p>
    </>
  )
}

const marked = (label: string, mark: string | undefined) => (
  <>
    {mark && <i className={`day-line-mark ${mark}`} />}
    {label}
  </>
)

const Aside = ({ children }: { children: string }) => (
  <span className="block text-sm font-normal text-muted">{children}</span>
)
