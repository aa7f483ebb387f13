import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ChosenDay } from '#almanac/chosenDays.ts'
import type { Observance } from '#almanac/observances.ts'
import { phaseAt } from '#app/almanac/phaseAt.ts'
import { almanacQuery } from '#app/almanac/queries.ts'
import { fullMomentText, momentText, timeText } from '#app/i18n/dates.ts'
import { festivalSky } from '#app/i18n/en/festivalSky.ts'
import { tithis } from '#app/i18n/en/tithis.ts'
import { useWords } from '#app/i18n/words.ts'
import { Fact, Facts } from '#app/ui/Facts.tsx'
import { Moon } from '#app/ui/motifs/Moon.tsx'
import type { FestivalInView } from './useFestival.ts'

type Props = { slug: string; view: FestivalInView; skeleton: ReactNode }

/** What the sky over the chosen city does on the day, and why this day was chosen. */
export function FestivalSky({ slug, view, skeleton }: Props) {
  const { place, temple, here } = view
  const asked = { place, reference: temple, slug, date: here?.date }
  const { data, isError } = useQuery({
    ...almanacQuery('observanceOfSlug', asked),
    enabled: here !== undefined,
  })
  if (isError || data === null) return null
  if (!data) return skeleton
  const zone = data.basis.isReference ? temple.tz : place.tz
  return (
    <div className="mt-5 grid gap-4">
      {data.moonrise && (
        <Moonrise
          city={data.basis.place}
          time={momentText(data.moonrise.at, zone, data.date)}
          phase={phaseAt(data.tithi, data.moonrise.at)}
          isSouthern={place.lat < 0}
        />
      )}
      <Times observance={data} zone={zone} />
      <Reasons of={data} />
    </div>
  )
}

type MoonriseProps = { city: string; time: string; phase: number; isSouthern: boolean }

function Moonrise({ city, time, phase, isSouthern }: MoonriseProps) {
  const words = useWords(festivalSky)
  return (
    <div className="rounded-md bg-saffron-soft p-4">
      <div className="flex items-center gap-4">
        <Moon phase={phase} size={56} className={`shrink-0 ${isSouthern ? 'rotate-180' : ''}`} />
        <div>
          <p className="text-muted">{words.moonrise(city)}</p>
          <p className="font-display text-2xl">{time}</p>
        </div>
      </div>
      <p className="mt-2 text-sm text-muted">
        {words.moonriseFast}. {words.visibility}
      </p>
    </div>
  )
}

function Times({ observance, zone }: { observance: ChosenDay; zone: string }) {
  const words = useWords(festivalSky)
  const names = useWords(tithis)
  const { date, tithi, lunarMonth, madhyahna, puja, forbiddenMoon } = observance
  const month = words.monthName(lunarMonth.name, lunarMonth.isAdhika)
  return (
    <Facts>
      <Fact label={words.tithi}>{names.tithi(tithi.number)}</Fact>
      <Fact label={words.from}>{fullMomentText(tithi.start, zone)}</Fact>
      <Fact label={words.until}>{fullMomentText(tithi.end, zone)}</Fact>
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
    <div className="text-sm">
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
