import { AdminLink } from '#app/admin/AdminLink.tsx'
import { useObservedDays } from '#app/almanac/useObservedDays.ts'
import { clockText, shortDateText, shortWeekdayText, weekdayText } from '#app/i18n/dates.ts'
import { adminToday } from '#app/i18n/en/admin/adminToday.ts'
import { useWords } from '#app/i18n/words.ts'
import type { ChosenCity } from '#app/almanac/cityStore.ts'
import { addDays, daysBetween } from '#almanac/civilDate.ts'
import type { Waiting } from '#contract/bookings/waiting.ts'
import { PartHeading } from './PartHeading.tsx'

type Props = {
  today: string
  place: ChosenCity
  week: NonNullable<Waiting['bookings']>['week'] | undefined
}

/** A bar is full from here on, or two bookings would look like a full day. */
const busyDay = 10

/** The next festival, and how full the coming days are. */
export function Ahead({ today, place, week }: Props) {
  const words = useWords(adminToday)
  const to = addDays(today, 35)
  const { data: days } = useObservedDays({ place, temple: place, from: today, to })
  const festival = days?.[0]?.festival
  const most = Math.max(busyDay, ...(week ?? []).map(({ booked }) => booked))
  return (
    <div>
      {festival && (
        <section>
          <PartHeading>{words.nextFestival(festival.name, weekdayText(festival.date))}</PartHeading>
          <p className="mt-3">
            {festival.moonriseTime && (
              <>
                <span className="text-2xl font-semibold text-kumkum">
                  {clockText(festival.moonriseTime)}
                </span>{' '}
                <span className="text-muted">{words.moonriseWord}, </span>
              </>
            )}
            <span className="text-muted">
              {shortDateText(festival.date)}, {words.nextIn(daysBetween(today, festival.date))}
            </span>
          </p>
        </section>
      )}
      {week && (
        <section>
          <PartHeading>{words.week}</PartHeading>
          <ul>
            {week.map(({ date, booked }) => (
              <li key={date}>
                <AdminLink
                  to={`bookings/day/${date}`}
                  className="grid min-h-11 grid-cols-[4rem_1fr_2rem] items-center gap-2"
                >
                  <span>
                    {shortWeekdayText(date)} {Number(date.slice(8))}
                  </span>
                  <span className="h-2 rounded-full bg-line forced-colors:border" aria-hidden>
                    <span
                      className="block h-full rounded-full bg-gold-deco forced-colors:bg-[CanvasText]"
                      style={{ width: `${(booked / most) * 100}%` }}
                    />
                  </span>
                  <b aria-label={words.booked(booked)} className="text-end tabular-nums">
                    {booked}
                  </b>
                </AdminLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
