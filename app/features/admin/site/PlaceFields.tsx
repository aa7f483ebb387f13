import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { X } from 'lucide'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { ConfirmDialog } from '#app/admin/ConfirmDialog.tsx'
import { PartFields } from '#app/admin/form/FormFields.tsx'
import { adminSite } from '#app/i18n/en/site/adminSite.ts'
import { useWords } from '#app/i18n/words.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import type { City } from '#almanac/cities/cities.ts'
import { cityValues, type SectionValues } from './siteValues.ts'

const CitySearch = lazyComponent(
  async () => (await import('#app/almanac/CitySearch.tsx')).CitySearch,
)

const placeName = ({ name, region }: City): string => (region ? `${name}, ${region}` : name)

type Props = { form: UseFormReturn<SectionValues<'temple'>> }

/**
 * The place the almanac is computed for: chosen from the app's list, or typed with its coordinates.
 */
export function PlaceFields({ form }: Props) {
  const words = useWords(adminSite)
  const [isChoosing, setIsChoosing] = useState(false)
  const [isTyping, setIsTyping] = useState(false)
  const city = form.watch('city')
  // A refused place stays visible while it is corrected.
  const isRefused = form.formState.errors.city !== undefined
  if (isRefused && !isTyping) setIsTyping(true)
  const [pending, setPending] = useState<City>()
  const move = ({ name, lat, lon, tz }: City) => {
    setPending(undefined)
    form.clearErrors('city')
    form.setValue(
      'city',
      { name, latitude: String(lat), longitude: String(lon), timeZone: tz },
      { shouldDirty: true },
    )
    setIsTyping(false)
  }
  const handleCity = (chosen: City) => {
    setIsChoosing(false)
    setPending(chosen)
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
        <PartFields
          of={cityValues}
          form={form}
          at="city"
          words={words.cityFields}
          className="grid gap-4"
        />
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
            {isChoosing && <CitySearch isCareful noneFound={words.noCity} onChoose={handleCity} />}
          </DialogPanel>
        </div>
      </Dialog>
      <ConfirmDialog
        isOpen={pending !== undefined}
        title={words.movePlace(pending ? placeName(pending) : '')}
        confirm={words.movePlaceConfirm}
        tone="primary"
        onConfirm={() => pending && move(pending)}
        onClose={() => setPending(undefined)}
      >
        <p>{words.movePlaceText(city.name)}</p>
      </ConfirmDialog>
    </>
  )
}
