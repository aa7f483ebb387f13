import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { X } from 'lucide'
import { useState } from 'react'
import type { FieldPath, UseFormRegisterReturn } from 'react-hook-form'
import { adminSite } from '#app/i18n/en/adminSite.ts'
import { useWords } from '#app/i18n/words.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import type { City } from '#almanac/cities/cities.ts'
import { areDegrees, type SiteValues } from './siteValues.ts'

const CitySearch = lazyComponent(
  async () => (await import('#app/almanac/CitySearch.tsx')).CitySearch,
)

type Typed = SiteValues['city']

type Props = {
  field: (
    name: FieldPath<SiteValues>,
    rules?: { validate: (typed: string) => true | string },
  ) => UseFormRegisterReturn & { error: string | undefined }
  city: Typed
  onChoose: (city: Typed) => void
}

/**
 * The place the almanac is computed for: chosen from the app's list, or typed with its coordinates.
 */
export function PlaceFields({ field, city, onChoose }: Props) {
  const words = useWords(adminSite)
  const [isChoosing, setIsChoosing] = useState(false)
  const [isTyping, setIsTyping] = useState(false)
  const fields = {
    name: field('city.name'),
    latitude: field('city.latitude', {
      validate: (typed) => areDegrees(typed, 90) || words.wrongLatitude,
    }),
    longitude: field('city.longitude', {
      validate: (typed) => areDegrees(typed, 180) || words.wrongLongitude,
    }),
    timeZone: field('city.timeZone'),
  }
  // A refused place stays visible while it is corrected.
  const isRefused = Object.values(fields).some(({ error }) => error !== undefined)
  if (isRefused && !isTyping) setIsTyping(true)
  const handleCity = ({ name, lat, lon, tz }: City) => {
    onChoose({ name, latitude: String(lat), longitude: String(lon), timeZone: tz })
    setIsTyping(false)
    setIsChoosing(false)
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status">
          <strong>{city.name}</strong>
          <span className="block text-muted">
            {words.placeAt(city.latitude, city.longitude)}, {city.timeZone}
          </span>
        </p>
        <Button variant="outline" aria-haspopup="dialog" onClick={() => setIsChoosing(true)}>
          {words.chooseCity}
        </Button>
      </div>
      {isTyping ? (
        <div className="grid gap-4">
          <TextField label={words.cityName} {...fields.name} />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField label={words.latitude} inputMode="text" {...fields.latitude} />
            <TextField label={words.longitude} inputMode="text" {...fields.longitude} />
          </div>
          <TextField label={words.timeZone} hint={words.timeZoneHint} {...fields.timeZone} />
        </div>
      ) : (
        <div>
          <button type="button" className="text-link" onClick={() => setIsTyping(true)}>
            {words.typePlace}
          </button>
        </div>
      )}
      <Dialog open={isChoosing} onClose={() => setIsChoosing(false)} className="relative z-50">
        <DialogBackdrop className="dialog-backdrop" />
        <div className="dialog-frame">
          <DialogPanel className="dialog">
            <div className="flex items-start justify-between gap-2">
              <DialogTitle className="pt-1.5 text-xl">{words.chooseCity}</DialogTitle>
              <IconButton label={words.close} onClick={() => setIsChoosing(false)}>
                <Icon of={X} />
              </IconButton>
            </div>
            {isChoosing && <CitySearch noneFound={words.noCity} onChoose={handleCity} />}
          </DialogPanel>
        </div>
      </Dialog>
    </>
  )
}
