import { MapPin } from 'lucide'
import type { ChosenCity } from '#app/almanac/cityStore.ts'
import { city as catalogue } from '#app/i18n/en/city/city.ts'
import { useWords } from '#app/i18n/words.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { useCityPicker } from './useCityPicker.tsx'

/** Where a name is in Devanagari, it is not said again as the almanac's list has it. */
const isInLatin = typeof __LANGUAGE__ !== 'string' || __LANGUAGE__ === 'en'

/** The city that all dates are for, and a button to change it. */
export function CityBar({
  chosen,
  temple,
}: {
  chosen: ChosenCity | undefined
  temple: ChosenCity
}) {
  const words = useWords(catalogue)
  const { buttonProps, dialog } = useCityPicker(temple)
  const place = chosen ?? temple
  const origin = !chosen ? words.temple : chosen.id === undefined ? words.here : undefined
  return (
    <>
      <button {...buttonProps} aria-label={words.changeFrom(place.name)} className="city-bar">
        <Icon of={MapPin} className="shrink-0 text-saffron" />
        <span className="city-bar-text">
          <span className="block text-sm text-muted">{origin ?? words.label}</span>
          <span className="block">
            <strong>{place.name}</strong>{' '}
            {isInLatin && !origin && place.devanagari !== place.name && (
              <span lang="hi" className="text-muted either-script">
                {place.devanagari}
              </span>
            )}
          </span>
        </span>
        <span className="font-semibold text-saffron">{words.change}</span>
      </button>
      {dialog}
    </>
  )
}
