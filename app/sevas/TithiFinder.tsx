import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { nameOfCity } from '#app/almanac/cityName.ts'
import { todayIn } from '#app/almanac/today.ts'
import { clockText } from '#app/i18n/dates.ts'
import { sevaWords, tithiFinder } from '#app/i18n/en/sevas/sevaWords.ts'
import { useWords } from '#app/i18n/words.ts'
import { isNorthern } from '#contract/i18n/en/northern.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { call } from '#app/offline/call.ts'
import { Button } from '#app/ui/Button.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { getTithiOfDate, type TithiOfDate } from '#contract/sevas/public.ts'
import { northernMonth } from './ownMonth.ts'

const CitySearch = lazyComponent(
  async () => (await import('#app/almanac/CitySearch.tsx')).CitySearch,
)

type Found = Pick<TithiOfDate, 'tithi' | 'month'>
type Props = { timeZone: string; onUse: (found: Found) => void }

/** Where the almanac begins. */
const earliest = '1950-01-01'

/** The tithi of a date of birth or death, at its sunrise in the temple's city or another one. */
export function TithiFinder({ timeZone, onUse }: Props) {
  const words = useWords(tithiFinder)
  const [date, setDate] = useState('')
  const [city, setCity] = useState<{ id: string; name: string }>()
  const [isChoosing, setIsChoosing] = useState(false)
  const fold = useRef<HTMLDetailsElement>(null)
  const use = (found: Found) => {
    onUse(found)
    fold.current?.removeAttribute('open')
    fold.current?.querySelector('summary')?.focus()
  }
  return (
    <details ref={fold} className="form-fold">
      <summary>{words.open}</summary>
      <div className="mt-3 grid gap-3">
        <TextField
          label={words.date}
          hint={words.hint}
          type="date"
          min={earliest}
          max={todayIn(timeZone)}
          value={date}
          onChange={({ target }) => setDate(target.value)}
        />
        <div className="flex flex-wrap items-center gap-3">
          <span>{city?.name ?? words.templesCity}</span>
          <Button
            size="small"
            variant="outline"
            aria-expanded={isChoosing}
            onClick={() => setIsChoosing(!isChoosing)}
          >
            {words.otherCity}
          </Button>
        </div>
        {isChoosing && (
          <CitySearch
            isCareful
            onChoose={(chosen) => {
              setCity({ id: chosen.id, name: nameOfCity(chosen) })
              setIsChoosing(false)
            }}
          />
        )}
        {date >= earliest && <FoundTithi date={date} city={city?.id} onUse={use} />}
      </div>
    </details>
  )
}

type FoundProps = Pick<Props, 'onUse'> & { date: string; city: string | undefined }

function FoundTithi({ date, city, onUse }: FoundProps) {
  const words = useWords(tithiFinder)
  const { lunarMonths, tithiName } = useWords(sevaWords)
  const { data, isError } = useQuery({
    queryKey: [getTithiOfDate.path, date, city],
    queryFn: () => call(getTithiOfDate, { date, ...(city !== undefined && { city }) }),
  })
  if (isError) return <p role="status">{words.failed}</p>
  if (!data) return null
  const northern = data.isAdhika ? data.month : northernMonth(data.month, data.tithi)
  const [own, other] = isNorthern ? [northern, data.month] : [data.month, northern]
  const nameOf = (month: number) => lunarMonths[month - 1] ?? ''
  const month = data.isAdhika ? words.adhika(nameOf(own)) : nameOf(own)
  const each: Found[] = [data, ...(data.next ? [data.next] : [])]
  return (
    <div role="status" className="grid gap-2">
      <p className="font-semibold">{words.found(tithiName(data.tithi), month, data.place)}</p>
      {other !== own && <p>{words.purnimanta(nameOf(other))}</p>}
      {data.next && <p>{words.next(tithiName(data.next.tithi), clockText(data.next.from))}</p>}
      <div className="flex flex-wrap gap-2">
        {each.map((found) => (
          <Button key={found.tithi} size="small" variant="outline" onClick={() => onUse(found)}>
            {words.use(tithiName(found.tithi))}
          </Button>
        ))}
      </div>
    </div>
  )
}
