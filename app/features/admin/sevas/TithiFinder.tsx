import { useState } from 'react'
import { useAdmin } from '#app/admin/adminContext.ts'
import { useRead } from '#app/admin/useRead.ts'
import { todayIn } from '#app/almanac/today.ts'
import { clockText } from '#app/i18n/dates.ts'
import { adminSevas, tithiFinder } from '#app/i18n/en/sevas/adminSevas.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Fold } from '#app/ui/Fold.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { getTithiOfDate, type TithiOfDate } from '#contract/sevas/public.ts'

type Found = Pick<TithiOfDate, 'tithi' | 'month'>
type Props = { onUse: (found: Found) => void }

/** The tithi of a date of birth or death, at its sunrise in the temple's city. */
export function TithiFinder({ onUse }: Props) {
  const words = useWords(tithiFinder)
  const [date, setDate] = useState('')
  const { timeZone } = useAdmin()
  return (
    <Fold heading={words.open}>
      <div className="grid gap-3">
        <TextField
          label={words.date}
          type="date"
          min="1950-01-01"
          max={todayIn(timeZone)}
          value={date}
          onChange={({ target }) => setDate(target.value)}
        />
        {date >= '1950' && <FoundTithi date={date} onUse={onUse} />}
      </div>
    </Fold>
  )
}

function FoundTithi({ date, onUse }: Props & { date: string }) {
  const words = useWords(tithiFinder)
  const { lunarMonths, tithiName } = useWords(adminSevas)
  const { data } = useRead(getTithiOfDate, { date })
  if (!data) return null
  const monthOf = ({ month }: Pick<Found, 'month'>) => lunarMonths[month - 1] ?? ''
  const month = data.isAdhika ? words.adhika(monthOf(data)) : monthOf(data)
  const each: Found[] = [data, ...(data.next ? [data.next] : [])]
  return (
    <div role="status" className="admin-panel grid gap-2">
      <p className="font-semibold">{words.found(tithiName(data.tithi), month, data.place)}</p>
      {data.purnimanta !== monthOf(data) && <p>{words.purnimanta(data.purnimanta)}</p>}
      {data.next && <p>{words.next(tithiName(data.next.tithi), clockText(data.next.from))}</p>}
      <p className="text-sm text-muted">{words.afterwards}</p>
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
