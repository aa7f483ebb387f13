import { useMinute } from '#app/almanac/today.ts'
import { dateAt, dayText } from '#app/i18n/dates.ts'
import { contact } from '#app/i18n/en/contact/contact.ts'
import { minutesText } from '#app/i18n/openingText.ts'
import { useWords } from '#app/i18n/words.ts'
import { inWords, marked } from '#app/ui/marked.tsx'
import { useOpening } from '#app/useOpening.ts'
import type { Site } from '#contract/site/public.ts'

/** Whether the temple is open, and its hours. A rendered page, read at any time, has only these. */
export function OpenHours({ site }: { site: Site }) {
  const words = useWords(contact)
  const opening = useOpening(site)
  const now = useMinute()
  const today = now === undefined ? '' : dateAt(now, site.city.timeZone)
  const { specialDays = [], extraHours = [] } = site
  const days = specialDays.filter(({ date }) => date >= today)
  // The later ones are a month apart.
  const extra = extraHours.find(({ date }) => date >= today)
  return (
    <section aria-labelledby="hours">
      <div data-computed>
        <h2 id="hours" className="open-state">
          {opening?.state ?? words.templeHours}
        </h2>
        <p className="open-next">{opening?.next}</p>
      </div>
      <dl aria-label={words.templeHours} className="facts open-rows">
        {days.map((day) => (
          <div key={day.date}>
            <dt>{dayText(day.date)}</dt>
            <dd>{__IS_TRANSLATED__ ? marked(day, 'hours', inWords(day, 'hours')) : day.hours}</dd>
          </div>
        ))}
        {site.templeHours.map((row) => (
          <div key={row.days}>
            <dt>{__IS_TRANSLATED__ ? marked(row, 'days', inWords(row, 'days')) : row.days}</dt>
            <dd>{__IS_TRANSLATED__ ? marked(row, 'hours', inWords(row, 'hours')) : row.hours}</dd>
          </div>
        ))}
        {extra && (
          <div>
            <dt>{dayText(extra.date)}</dt>
            <dd>{words.alsoOpen(minutesText(extra.from), minutesText(extra.until))}</dd>
          </div>
        )}
      </dl>
      <p className="text-muted">{words.pujasToo}</p>
    </section>
  )
}
