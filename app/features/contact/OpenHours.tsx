import { useMinute } from '#app/almanac/today.ts'
import { contact } from '#app/i18n/en/contact.ts'
import { opening } from '#app/i18n/en/opening.ts'
import { openingText } from '#app/i18n/openingText.ts'
import { useWords } from '#app/i18n/words.ts'
import { openState } from '#contract/openingHours.ts'
import type { Site } from '#contract/site.ts'

/** Whether the temple is open, and its hours. A rendered page, read at any time, has only these. */
export function OpenHours({ site: { templeHours, city } }: { site: Site }) {
  const words = useWords(contact)
  const openingWords = useWords(opening)
  const now = useMinute()
  const state = now === undefined ? undefined : openState(templeHours, now, city.timeZone)
  const said = state && openingText(state, openingWords)
  return (
    <section aria-labelledby="hours">
      <div data-computed>
        <h2 id="hours" className="open-state">
          {said?.state ?? words.templeHours}
        </h2>
        <p className="open-next">{said?.next}</p>
      </div>
      <dl aria-label={words.templeHours} className="open-rows">
        {templeHours.map(({ days, hours }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
