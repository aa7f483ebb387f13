import { MapPin } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import type { ChosenCity } from '#app/almanac/cityStore.ts'
import { city as catalogue } from '#app/i18n/en/city.ts'
import { useWords } from '#app/i18n/words.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'

const loadPicker = () => import('./CityPicker.tsx')
const CityPicker = lazyComponent(async () => (await loadPicker()).CityPicker)

/** The city that all dates are for, and a button to change it. */
export function CityBar({
  chosen,
  temple,
}: {
  chosen: ChosenCity | undefined
  temple: ChosenCity
}) {
  const words = useWords(catalogue)
  const [isOpen, setIsOpen] = useState(false)
  // Once loaded it stays, so that its closing animation is not cut short.
  const [isWanted, setIsWanted] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The list that had the focus is gone when a city was chosen from it.
    if (isWanted && !isOpen) button.current?.focus()
  }, [isWanted, isOpen])
  const place = chosen ?? temple
  const origin = !chosen ? words.temple : chosen.id === undefined ? words.here : undefined
  const handleOpen = () => {
    setIsWanted(true)
    setIsOpen(true)
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-label={words.changeFrom(place.name)}
        onClick={handleOpen}
        onPointerEnter={() => void loadPicker()}
        className="city-bar"
      >
        <Icon of={MapPin} className="shrink-0 text-saffron" />
        <span className="city-bar-text">
          <span className="block text-sm text-muted">{origin ?? words.label}</span>
          <span className="block">
            <strong>{place.name}</strong>{' '}
            {!origin && (
              <span lang="hi" className="text-muted">
                {place.devanagari}
              </span>
            )}
          </span>
        </span>
        <span className="font-semibold text-saffron">{words.change}</span>
      </button>
      {isWanted && <CityPicker isOpen={isOpen} temple={temple} onClose={() => setIsOpen(false)} />}
    </>
  )
}
