import { useEffect, useRef, useState } from 'react'
import type { ChosenCity } from '#app/almanac/cityStore.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'

const loadPicker = () => import('./CityPicker.tsx')
const CityPicker = lazyComponent(async () => (await loadPicker()).CityPicker)

/** What a button needs to open the choice of a city, and the dialog to render beside it. */
export function useCityPicker(temple: ChosenCity) {
  const [isOpen, setIsOpen] = useState(false)
  // Once loaded it stays, so that its closing animation is not cut short.
  const [wasOpened, setWasOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The list that had the focus is gone when a city was chosen from it.
    if (wasOpened && !isOpen) button.current?.focus()
  }, [wasOpened, isOpen])
  return {
    buttonProps: {
      ref: button,
      type: 'button',
      'aria-haspopup': 'dialog',
      onClick: () => {
        setWasOpened(true)
        setIsOpen(true)
      },
      onPointerEnter: () => void loadPicker(),
    },
    dialog: wasOpened && (
      <CityPicker isOpen={isOpen} temple={temple} onClose={() => setIsOpen(false)} />
    ),
  } as const
}
