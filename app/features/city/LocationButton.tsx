import { LocateFixed } from 'lucide'
import { useState } from 'react'
import type { ChosenCity } from '#app/almanac/cityStore.ts'
import { city as catalogue } from '#app/i18n/en/city/city.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { askLocation, LocationError, placeAt } from './locate.ts'

type Props = {
  onFound: (place: ChosenCity) => void
  /** The failure in words; undefined while asking again. */
  onProblem: (problem: string | undefined) => void
}

/** Uses the phone's location. */
export function LocationButton({ onFound, onProblem }: Props) {
  const words = useWords(catalogue)
  const [isAsking, setIsAsking] = useState(false)
  const handleClick = async () => {
    setIsAsking(true)
    onProblem(undefined)
    try {
      const point = await askLocation(navigator.geolocation)
      onFound(placeAt(point, Intl.DateTimeFormat().resolvedOptions().timeZone, words))
    } catch (error) {
      onProblem(words.failures[error instanceof LocationError ? error.failure : 'unavailable'])
    } finally {
      setIsAsking(false)
    }
  }
  return (
    <Button variant="outline" isBusy={isAsking} onClick={handleClick}>
      {!isAsking && <Icon of={LocateFixed} className="size-5" />}
      {isAsking ? words.locating : words.useLocation}
    </Button>
  )
}
