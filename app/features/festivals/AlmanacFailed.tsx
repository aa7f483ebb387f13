import { useQueryClient } from '@tanstack/react-query'
import { almanacKey } from '#app/almanac/queryKey.ts'
import { calendar } from '#app/i18n/en/festivals/calendar.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'

type Props = {
  city: string
  /** Whether the server answers for the city. */
  isServed: boolean
}

/** Explains where the dates come from if this phone cannot compute them. */
export function AlmanacFailed({ city, isServed }: Props) {
  const words = useWords(calendar)
  const queryClient = useQueryClient()
  const handleRetry = () => void queryClient.refetchQueries({ queryKey: [almanacKey] })
  return (
    <div className="mx-auto max-w-7xl px-4 pt-4">
      <div role="status" className="flex flex-wrap items-center gap-3 rounded-md bg-gold-soft p-4">
        <p className="min-w-0 grow basis-60">
          {isServed ? words.almanacLost(city) : words.almanacLostHere}
        </p>
        <Button variant="outline" size="small" onClick={handleRetry}>
          {words.retry}
        </Button>
      </div>
    </div>
  )
}
