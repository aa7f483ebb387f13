import { dateText } from '#app/i18n/dates.ts'
import { rite as catalogue } from '#app/i18n/en/guide/rite.ts'
import { useWords } from '#app/i18n/words.ts'
import { addDays } from '#almanac/civilDate.ts'
import type { Festival } from '#contract/festivals/public.ts'

/** How many days after the sthapana families take leave of their guest; others wait for Anant Chaturdashi. */
const afterDays = [1, 2, 4, 6]
/** A puja on another day has no Anant Chaturdashi. */
const mostDays = 14

type Props = {
  /** Of the sthapana. */
  since: string
  festivals: readonly Festival[]
}

/** When the second part of Ganesh Chaturthi is performed: each family has its own custom. */
export function VisarjanDays({ since, festivals }: Props) {
  const { visarjan: words } = useWords(catalogue).done
  const last = addDays(since, mostDays)
  const anant = festivals.find(
    ({ key, date }) => key?.startsWith('anant_chaturdashi-') && date > since && date <= last,
  )
  return (
    <section>
      <h2 className="text-xl">{words.heading}</h2>
      <ul>
        {afterDays.map((count) => (
          <li key={count}>{words.after(count, dateText(addDays(since, count)))}</li>
        ))}
        {anant && <li>{words.anant(dateText(anant.date))}</li>}
      </ul>
    </section>
  )
}
