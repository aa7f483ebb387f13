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

type Props = { slug: string; view: FestivalInView; skeleton: ReactNode }

/** What the sky over the chosen city does on the day, and why this day was chosen. */
export function FestivalSky({ slug, view, skeleton }: Props) {
  const words = useWords(festivalSky)
  const { observance, isNone, zone } = useObservance(slug, view)
  if (isNone) return null
  if (!observance) return skeleton
  return (
    <>
      <Times observance={observance} view={view} zone={zone} />
      {observance.moonrise && <p className="mt-4 text-sm text-muted">{words.visibility}</p>}
      <Reasons of={observance} />
    </>
  )
}

type TimesProps = { observance: ChosenDay; view: FestivalInView; zone: string }

function Times({ observance, view, zone }: TimesProps) {
  const words = useWords(festivalSky)
  const names = useWords(tithis)
  const { date, tithi, lunarMonth, madhyahna, puja, forbiddenMoon } = observance
  const { place, temple } = view
  // A fast begins at sunrise.
  const { data: sky } = useQuery({
    ...almanacQuery('skyOfDay', { place, reference: temple, date }),
    enabled: observance.moonrise !== undefined,
  })
  const month = words.monthName(lunarMonth.name, lunarMonth.isAdhika)
  return (
    <Facts className="border-t border-line">
      <Fact label={words.begins(names.tithi(tithi.number))}>
        {fullMomentText(tithi.start, zone)}
      </Fact>
      <Fact label={words.until}>{fullMomentText(tithi.end, zone)}</Fact>
      {observance.moonrise && (!sky || sky.sunrise !== undefined) && (
        <Fact label={words.sunrise}>{sky?.sunrise ? timeText(sky.sunrise, zone) : '…'}</Fact>
      )}
      <Fact label={words.month}>
        {month}
        {lunarMonth.purnimanta !== lunarMonth.name && (
          <span className="block text-sm font-normal text-muted">
            {words.purnimanta(lunarMonth.purnimanta)}
          </span>
        )}
      </Fact>
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

/** Why this day: a rule of the almanac, or the temple's decision. */
function Reasons({ of: kept }: { of: Observance | ChosenDay }) {
  const words = useWords(festivalSky)
  const { basis } = kept
  return (
    <div className="mt-4 text-sm">
      <h2 className="text-lg">{words.rule}</h2>
      {'rule' in kept ? (
        <>
          <p className="mt-1 text-muted">{words.rules[kept.rule]}</p>
          {kept.marginMinutes < 3 && <Note>{words.knifeEdge}</Note>}
        </>
      ) : (
        <Note>{words.moved}</Note>
      )}
      {basis.isReference && <Note>{words.reference(basis.place)}</Note>}
    </div>
  )
}

const Note = ({ children }: { children: ReactNode }) => (
  <p className="mt-2 rounded-sm bg-gold-soft px-3 py-2">{children}</p>
)
