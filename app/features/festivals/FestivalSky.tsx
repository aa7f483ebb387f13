import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ChosenDay } from '#almanac/chosenDays.ts'
import type { Observance } from '#almanac/observances.ts'
import { almanacQuery } from '#app/almanac/queries.ts'
import { fullMomentText, momentText, timeText } from '#app/i18n/dates.ts'
import { festivalSky } from '#app/i18n/en/festivals/festivalSky.ts'
import { tithis } from '#app/i18n/en/panchang/tithis.ts'
import { useWords } from '#app/i18n/words.ts'
import { isNorthern } from '#contract/i18n/en/northern.ts'
import { Fact, Facts } from '#app/ui/Facts.tsx'
import type { FestivalInView } from './useFestival.ts'
import { useObservance } from './useObservance.ts'

type Props = {
  slug: string
  view: FestivalInView
  /** Three times that decide the day, or all else. */
  part: 'times' | 'rest'
  /** If true, the hours to avoid are shown here instead of above. */
  isOver?: boolean
  skeleton: ReactNode
}

/** What the sky over the chosen city does on the day, and why this day was chosen. */
export function FestivalSky({ slug, view, part, isOver = false, skeleton }: Props) {
  const { observance, isNone, zone } = useObservance(slug, view)
  if (isNone) return null
  if (!observance) return skeleton
  if (part === 'times') return <Times observance={observance} view={view} zone={zone} />
  return (
    <>
      {isOver && <Moonlit observance={observance} zone={zone} />}
      <Notes of={observance} />
      <Reason of={observance} />
    </>
  )
}

type TimesProps = { observance: ChosenDay; view: FestivalInView; zone: string }

/** Always three, so that their space can be kept. The puja's hours are said above; midday's, where they differ. */
function Times({ observance, view, zone }: TimesProps) {
  const words = useWords(festivalSky)
  const names = useWords(tithis)
  const { date, tithi, madhyahna, puja } = observance
  const { place, temple } = view
  const isMidday = madhyahna && !(puja?.start === madhyahna.start && puja.end === madhyahna.end)
  const { data: sky } = useQuery({
    ...almanacQuery('skyOfDay', { place, reference: temple, date }),
    enabled: !isMidday,
  })
  return (
    <Facts className="mt-2 border-t border-line">
      <Fact label={words.begins(names.name(tithi.number))}>
        {fullMomentText(tithi.start, zone)}
      </Fact>
      <Fact label={words.until}>{fullMomentText(tithi.end, zone)}</Fact>
      {isMidday ? (
        <Fact label={words.midday}>
          {words.span(timeText(madhyahna.start, zone), timeText(madhyahna.end, zone))}
        </Fact>
      ) : (
        (!sky || sky.sunrise !== undefined) && (
          <Fact label={words.sunrise}>{sky?.sunrise ? timeText(sky.sunrise, zone) : '…'}</Fact>
        )
      )}
    </Facts>
  )
}

/** When not to look at the moon, of Ganesh Chaturthi. */
function Moonlit({ observance: { forbiddenMoon, date }, zone }: Omit<TimesProps, 'view'>) {
  const words = useWords(festivalSky)
  if (!forbiddenMoon?.length) return null
  return (
    <Facts className="border-b border-line">
      {forbiddenMoon.map(({ start, end }) => (
        <Fact key={start} label={words.doNotLook}>
          {words.span(momentText(start, zone, date), momentText(end, zone, date))}
        </Fact>
      ))}
    </Facts>
  )
}

/** Folded: the rule of the almanac that chose the day, its lunar month, and how the moon is seen. */
function Reason({ of: day }: { of: Observance | ChosenDay }) {
  const words = useWords(festivalSky)
  const { lunarMonth, moonrise } = day
  const { name, purnimanta, isAdhika } = lunarMonth
  const [own, other] = isNorthern ? [purnimanta, name] : [name, purnimanta]
  return (
    <details>
      <summary className="fold-summary">{words.rule}</summary>
      <div className="grid gap-2 pb-3 text-muted">
        {'rule' in day && <p>{words.rules[day.rule]}</p>}
        <p>
          {words.month}: {words.monthName(own, isAdhika)}
          {other !== own && `, ${words.otherMonth(other)}`}
        </p>
        {moonrise && <p>{words.visibility}</p>}
      </div>
    </details>
  )
}

/** What everybody should know of the date. */
function Notes({ of: day }: { of: Observance | ChosenDay }) {
  const words = useWords(festivalSky)
  const { basis } = day
  return (
    <>
      {!('rule' in day) && <Note>{words.moved}</Note>}
      {'marginMinutes' in day && day.marginMinutes < 3 && <Note>{words.knifeEdge}</Note>}
      {basis.isReference && <Note>{words.reference(basis.place)}</Note>}
    </>
  )
}

const Note = ({ children }: { children: ReactNode }) => (
  <p className="mt-2 rounded-sm bg-gold-soft px-3 py-2">{children}</p>
)
