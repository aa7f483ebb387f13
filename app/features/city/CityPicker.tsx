import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { Building2, X } from 'lucide'
import { useState } from 'react'
import { CitySearch } from '#app/almanac/CitySearch.tsx'
import { isKnownZone } from '#almanac/zone.ts'
import { chooseCity, type ChosenCity } from '#app/almanac/cityStore.ts'
import { city as catalogue } from '#app/i18n/en/city/city.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import type { City } from '#almanac/cities/cities.ts'
import { LocationButton } from './LocationButton.tsx'

type Props = { isOpen: boolean; temple: ChosenCity; onClose: () => void }

/** Chooses the devotee's city: from the list, by the phone's location, or the temple's own. */
export function CityPicker({ isOpen, temple, onClose }: Props) {
  const words = useWords(catalogue)
  const [problem, setProblem] = useState<string>()
  const choose = (city: ChosenCity | undefined) => {
    if (city && !isKnownZone(city.tz)) return setProblem(words.failures.zone(city.name, city.tz))
    setProblem(undefined)
    chooseCity(city)
    onClose()
  }
  const handleCity = ({ id, name, devanagari, lat, lon, tz }: City) =>
    choose({ id, name, ...(devanagari && { devanagari }), lat, lon, tz })
  const handleClose = () => {
    setProblem(undefined)
    onClose()
  }
  return (
    <Dialog open={isOpen} onClose={handleClose} className="relative z-50">
      <DialogBackdrop className="dialog-backdrop" />
      <div className="dialog-frame">
        <DialogPanel className="dialog">
          <div className="flex items-start justify-between gap-2">
            <DialogTitle className="pt-1.5 text-xl">{words.title}</DialogTitle>
            <IconButton label={words.close} onClick={handleClose}>
              <Icon of={X} />
            </IconButton>
          </div>
          <p className="mt-1 text-muted">{words.intro}</p>
          <CitySearch onChoose={handleCity} />
          <div role="alert">
            {problem && <p className="mt-3 font-semibold text-kumkum">{problem}</p>}
          </div>
          <div className="city-ways mt-4 grid gap-2">
            <LocationButton onFound={choose} onProblem={setProblem} />
            <Button variant="outline" onClick={() => choose(undefined)}>
              <Icon of={Building2} className="size-5" />
              {words.templeCity(temple.name)}
            </Button>
          </div>
          <p className="mt-4 text-sm text-muted">
            {words.locationStays}{' '}
            <a href="https://www.geonames.org/" rel="noopener" target="_blank">
              {words.credit}
            </a>
          </p>
        </DialogPanel>
      </div>
    </Dialog>
  )
}
