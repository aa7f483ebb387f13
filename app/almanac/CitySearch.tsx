import {
  Combobox,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  Field,
  Label,
} from '@headlessui/react'
import { type KeyboardEvent, useState } from 'react'
import { countryName } from '#app/i18n/countryName.ts'
import { city as catalogue } from '#app/i18n/en/city/city.ts'
import { language } from '#app/i18n/language.ts'
import { useWords } from '#app/i18n/words.ts'
import { cities, type City, searchCities } from '#almanac/cities/cities.ts'
import { nameOfCity } from './cityName.ts'

const shownAtOnce = 8

/** Before anything is typed: the largest cities of the country where most visitors live. */
const largestInIndia = cities.filter(({ country }) => country === 'IN').slice(0, shownAtOnce)

type Props = {
  onChoose: (city: City) => void
  /** Replaces the words for devotees. */
  noneFound?: (typed: string) => string
  /** Enter takes a city only once an arrow key has led to one. */
  isCareful?: boolean
}

/** Finds a city by its name in Latin or Devanagari letters, in the app's own list. */
export function CitySearch({ onChoose, noneFound, isCareful = false }: Props) {
  const words = useWords(catalogue)
  const [typed, setTyped] = useState('')
  const [hasMoved, setHasMoved] = useState(!isCareful)
  // The combobox begins at its first row: the first arrow key leads there, and not past it.
  const handleKeyDown = (event: KeyboardEvent) => {
    if (hasMoved) return
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    if (isArrow) setHasMoved(true)
    if (isArrow || event.key === 'Enter') event.preventDefault()
  }
  const isTyped = typed.trim() !== ''
  const found = isTyped ? searchCities(typed, shownAtOnce) : largestInIndia
  return (
    <Field className="mt-4">
      <Label className="mb-1.5 block font-semibold">{words.search}</Label>
      <Combobox<City | null> value={null} onChange={(city) => city && onChoose(city)}>
        <ComboboxInput
          // A phone's keyboard would cover the list before anybody has seen it.
          autoFocus={matchMedia('(hover: hover)').matches}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={words.placeholder}
          onKeyDown={handleKeyDown}
          onChange={({ target }) => {
            setTyped(target.value)
            setHasMoved(!isCareful)
          }}
          className="field either-script"
        />
        <ComboboxOptions
          static
          modal={false}
          className="city-list"
          data-waits={!hasMoved || undefined}
        >
          {found.map((city) => (
            <ComboboxOption key={city.id} value={city} className="city-option">
              <CityInLetters city={city} />
              {city.region && (
                <span className="text-sm text-muted">
                  <Region city={city} />
                </span>
              )}
            </ComboboxOption>
          ))}
        </ComboboxOptions>
      </Combobox>
      <p role="status" className={found.length > 0 ? 'sr-only' : 'mt-2'}>
        {isTyped &&
          (found.length > 0 ? words.found(found.length) : (noneFound ?? words.noneFound)(typed))}
      </p>
    </Field>
  )
}

/** In the letters of the page, and in the other ones. */
function CityInLetters({ city }: { city: City }) {
  const own = nameOfCity(city)
  const isInLatin = own === city.name
  return (
    <span>
      {own}
      {!isInLatin && <span lang="en"> {city.name}</span>}
      {isInLatin && city.devanagari && (
        <span lang="hi" className="either-script">
          {' '}
          {city.devanagari}
        </span>
      )}
    </span>
  )
}

/** The state, or the country outside India: `Ontario, Canada`. */
function Region({ city: { region = '', country } }: { city: City }) {
  const words = useWords(catalogue)
  if (language === 'en' || country === 'IN') return words.region(region)
  const [part] = region.split(', ')
  const isPart = region.includes(', ')
  return (
    <>
      {isPart && <span lang="en">{part}, </span>}
      {countryName(country)}
    </>
  )
}
