import { timeText } from '#app/i18n/dates.ts'
import { about } from '#app/i18n/en/pages/about.ts'
import { useWords } from '#app/i18n/words.ts'
import { marked } from '#app/ui/marked.tsx'
import { type Mark, markOf, type TimedAarti } from '#app/almanac/today.ts'

type Props = {
  aartis: readonly TimedAarti[]
  city: { name: string; timeZone: string }
  /** Undefined in a rendered page: nothing is marked there. */
  now: number | undefined
}

/** The day's worship as a list of times. */
export function AartisOfDay({ aartis, city, now }: Props) {
  const words = useWords(about)
  const mark: Mark = now === undefined ? undefined : markOf(aartis, now)
  return (
    <section aria-labelledby="day">
      <h2 id="day" className="text-2xl">
        {words.day}
      </h2>
      <p className="mt-1 text-muted">{words.dayOf(city.name)}</p>
      <ol className="aartis">
        {aartis.map(({ aarti, at }, index) => {
          const is = mark?.index === index ? mark.is : undefined
          return (
            <li key={`${aarti.name} ${aarti.minutes}`} data-is={is}>
              <span className="aarti-time">
                {at !== undefined && timeText(at, city.timeZone)}
                {at === undefined && aarti.from !== 'midnight' && words.from[aarti.from]}
              </span>
              <h3 className="aarti-name">
                {__IS_TRANSLATED__ ? marked(aarti, 'name') : aarti.name}{' '}
                {is && <span className="aarti-mark">{words[is]}</span>}
              </h3>
              <p className="aarti-text">{__IS_TRANSLATED__ ? marked(aarti, 'text') : aarti.text}</p>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
