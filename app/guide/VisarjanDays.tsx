import type { ObservedDay } from '#app/almanac/observedDays.ts'
import { dateText } from '#app/i18n/dates.ts'
import { rite as catalogue } from '#app/i18n/en/guide/rite.ts'
import { useWords } from '#app/i18n/words.ts'
import { addDays } from '#almanac/civilDate.ts'

/** How many days after the sthapana families take leave of their guest; others wait for Anant Chaturdashi. */
const afterDays = [1, 2, 4, 6]

type Props = {
  /** Of the sthapana. */
  since: string
  days: readonly ObservedDay[]
}

/** When the second part of Ganesh Chaturthi is performed: each family has its own custom. */
export function VisarjanDays({ since, days }: Props) {
  const { visarjan: words } = useWords(catalogue).done
  const anant = days.find(
    ({ observance, festival }) => observance?.kind === 'anant_chaturdashi' && festival.date > since,
  )
  return (
    <section>
      <h2 className="text-xl">{words.heading}</h2>
      <ul>
        {afterDays.map((count) => (
          <li key={count}>{words.after(count, dateText(addDays(since, count)))}</li>
        ))}
        {anant && <li>{words.anant(dateText(anant.festival.date))}</li>}
      </ul>
    </section>
  )
}
