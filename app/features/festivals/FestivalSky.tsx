import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ChosenDay } from '#almanac/chosenDays.ts'
import type { Observance } from '#almanac/observances.ts'
import { almanacQuery } from '#app/almanac/queries.ts'
import { fullMomentText, momentText, timeText } from '#app/i18n/dates.ts'
import { festivalSky } from '#app/i18n/en/festivalSky.ts'
import { tithis } from '#app/i18n/en/tithis.ts'
import { useWords } from '#app/i18n/words.ts'
import { Fact, Facts } from '#app/ui/Facts.tsx'
import type { FestivalInView } from './useFestival.ts'
import { useObservance } from './useObservance.ts'

type Props = {
  slug: string
  view: FestivalInView
  /** The times alone, or all but them; otherwise the whole. */
  part?: 'times' | 'rest' | undefined
  skeleton: ReactNode
}

/** What the sky over the chosen city does on the day, and why this day was chosen. */
export function FestivalSky({ slug, view, part, skeleton }: Props) {
  const { observance, isNone, zone } = useObservance(slug, view)
  if (isNone) return null
  if (!observance) return skeleton
  return (
    <>
      {part !== 'rest' && <Times observance={observance} view={view} zone={zone} />}
      {part !== 'times' && (
        <>
          <Notes of={observance} />
          <Reason of={observance} />
        </>
      )}
    </>
  )
}

type TimesProps = { observance: ChosenDay; view: FestivalInView; zone: string }

function Times({ observance, view, zone }: TimesProps) {
  const words = useWords(festivalSky)
  const names = useWords(tithis)
  const { date, tithi, madhyahna, puja, forbiddenMoon } = observance
  const { place, temple } = view
  // A fast begins at sunrise.
  const { data: sky } = useQuery({
    ...almanacQuery('skyOfDay', { place, reference: temple, date }),
    enabled: observance.moonrise !== undefined,
  })
  return (
    <Facts className="border-t border-line">
      <Fact label={words.begins(names.name(tithi.number))}>
        {fullMomentText(tithi.start, zone)}
      </Fact>
      <Fact label={words.until}>{fullMomentText(tithi.end, zone)}</Fact>
      {observance.moonrise && (!sky || sky.sunrise !== undefined) && (
        <Fact label={words.sunrise}>{sky?.sunrise ? timeText(sky.sunrise, zone) : '…'}</Fact>
      )}
      {madhyahna && (
        <Fact label={words.midday}>
          {words.span(timeText(madhyahna.start, zone), timeText(madhyahna.end, zone))}
        </Fact>
      )}
      {puja && (
        <Fact label={words.puja}>
          {words.span(timeText(puja.start, zone), timeText(puja.end, zone))}
        </Fact>
      )}
      {forbiddenMoon?.map(({ start, end }) => (
        <Fact key={start} label={words.doNotLook}>
          {words.span(momentText(start, zone, date), momentText(end, zone, date))}
        </Fact>
      ))}
    </Facts>
  )
}

/** Folded: the rule of the almanac that chose the day, its lunar month, and how the moon is seen. */
function Reason({ of: kept }: { of: Observance | ChosenDay }) {
  const words = useWords(festivalSky)
  const { lunarMonth, moonrise } = kept
  return (
    <details>
      <summary className="fold-summary">{words.rule}</summary>
      <div className="grid gap-2 pb-3 text-muted">
        {'rule' in kept && <p>{words.rules[kept.rule]}</p>}
        <p>
          {words.month}: {words.monthName(lunarMonth.name, lunarMonth.isAdhika)}
          {lunarMonth.purnimanta !== lunarMonth.name &&
            `, ${words.purnimanta(lunarMonth.purnimanta)}`}
        </p>
        {moonrise && <p>{words.visibility}</p>}
      </div>
    </details>
  )
}

/** What everybody should know of the date. */
function Notes({ of: kept }: { of: Observance | ChosenDay }) {
  const words = useWords(festivalSky)
  const { basis } = kept
  return (
    <>
      {!('rule' in kept) && <Note>{words.moved}</Note>}
      {'marginMinutes' in kept && kept.marginMinutes < 3 && <Note>{words.knifeEdge}</Note>}
      {basis.isReference && <Note>{words.reference(basis.place)}</Note>}
    </>
  )
}

const Note = ({ children }: { children: ReactNode }) => (
  <p className="mt-2 rounded-sm bg-gold-soft px-3 py-2">{children}</p>
)
