import { MapPin } from 'lucide'
import type { ChosenCity } from '#app/almanac/cityStore.ts'
import { city as catalogue } from '#app/i18n/en/city/city.ts'
import { useWords } from '#app/i18n/words.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { useCityPicker } from './useCityPicker.tsx'

type Props = { place: ChosenCity; temple: ChosenCity }

/** The city's name in a sentence, as a button that changes it. */
export function CityChip({ place, temple }: Props) {
  const words = useWords(catalogue)
  const { buttonProps, dialog } = useCityPicker(temple)
  return (
    <>
      <button {...buttonProps} aria-label={words.changeFrom(place.name)} className="city-chip">
        <Icon of={MapPin} className="size-5" />
        <b>{place.name}</b>
      </button>
      {/* Where the button would do nothing, it is hidden. */}
      <noscript>
        <b>{place.name}</b>
      </noscript>
      {dialog}
    </>
  )
}
