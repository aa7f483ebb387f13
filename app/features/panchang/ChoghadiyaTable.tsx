import type { Choghadiya } from '#almanac/divisions.ts'
import { useMinute } from '#app/almanac/today.ts'
import { timeText } from '#app/i18n/dates.ts'
import { limbs } from '#app/i18n/en/panchang/limbs.ts'
import { panchang } from '#app/i18n/en/panchang/panchang.ts'
import { useWords } from '#app/i18n/words.ts'
import { isNow, kindOf } from './hours.ts'

type Props = { choghadiya: readonly Choghadiya[]; zone: string }

/** Eight parts of the day and eight of the night; each is good, fair or avoided. */
export function ChoghadiyaTable({ choghadiya, zone }: Props) {
  const words = useWords(limbs)
  const halves = [
    [words.byDay, choghadiya.slice(0, 8)],
    [words.byNight, choghadiya.slice(8)],
  ] as const
  return (
    <div className="day-hours">
      {halves.map(([title, rows]) => (
        <section key={title}>
          <h3 className="hours-title">{title}</h3>
          <dl>
            {rows.map((row) => (
              <ChoghadiyaRow key={row.start} row={row} zone={zone} />
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}

function ChoghadiyaRow({ row, zone }: { row: Choghadiya; zone: string }) {
  const words = useWords(limbs)
  const { between } = useWords(panchang)
  const now = useMinute()
  const kind = kindOf(row)
  return (
    <div className="hours-row" data-now={isNow(row, now) || undefined}>
      <dt>
        <i className="hours-mark" data-tone={kind} />
        {words.choghadiyas[row.name]}, {words.kinds[kind]}
        {isNow(row, now) && <b className="hours-now">{words.now}</b>}
      </dt>
      <dd>{between(timeText(row.start, zone), timeText(row.end, zone))}</dd>
    </div>
  )
}
