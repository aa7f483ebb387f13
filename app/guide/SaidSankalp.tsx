import { useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { findCity, cityNamed } from '#almanac/cities/cities.ts'
import type { ChosenCity } from '#app/almanac/cityStore.ts'
import { almanacQuery } from '#app/almanac/queries.ts'
import { templeCity, useChosenCity } from '#app/almanac/useCity.ts'
import { weekdayText } from '#app/i18n/dates.ts'
import { rite as catalogue } from '#app/i18n/en/guide/rite.ts'
import { sankalpLines as sankalpLinesWords } from '#app/i18n/en/guide/sankalpLines.ts'
import { tithis } from '#app/i18n/en/panchang/tithis.ts'
import { useWords } from '#app/i18n/words.ts'
import { getNow } from '#app/offline/clock.ts'
import { ownFamily, subscribeFamily } from '#app/offline/guide/family.ts'
import { useLibrary } from '#app/script/useScript.ts'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { isNorthern } from '#contract/i18n/en/northern.ts'
import { sankalpLines } from '#contract/guide/sankalp/lines.ts'
import { isNorthernAt } from '#contract/guide/sankalp/place.ts'
import type { RiteOccasion } from '#contract/guide/public.ts'
import type { Site } from '#contract/site/public.ts'

/** The family's sankalp for this hour and their own city, in lines to be read slowly. */
export function SaidSankalp({ site, rite }: { site: Site; rite: RiteOccasion }) {
  const { sankalp: words } = useWords(catalogue)
  const gloss = useWords(sankalpLinesWords)
  const names = useWords(tithis)
  const temple = templeCity(site)
  const place = useChosenCity() ?? temple
  const city = listed(place)
  // The custom of the land, not of the reader: only where that is not known, the language's.
  const isNorthernHere = isNorthernAt(city) ?? isNorthern
  // Of the moment the step is opened: it does not change while it is read.
  const [at] = useState(getNow)
  const family = useSyncExternalStore(subscribeFamily, ownFamily, ownFamily)
  const { data: time, isError } = useQuery(
    almanacQuery('sankalpTime', { place, reference: temple, at, isPurnimanta: isNorthernHere }),
  )
  const { here: transliterate } = useLibrary(true)
  if (isError) return <p className="rite-moon">{words.waiting}</p>
  if (!time) return <Skeleton className="h-72" />
  const lines = sankalpLines({
    time,
    place: city,
    people: family,
    rite,
    isNorthernYear: isNorthernHere,
  })
  return (
    <ol className="sankalp-lines">
      {lines.map(({ id, text, inOwnScript }) => (
        <li key={id}>
          <p lang="sa" className="font-mantra-full">
            {partsOf(text, inOwnScript).map((part, at) =>
              inOwnScript.includes(part) ? (
                // A name, which a Sanskrit voice would spell.
                <span key={at} lang="">
                  {part}
                </span>
              ) : (
                part
              ),
            )}
          </p>
          <p lang="sa-Latn" className="mantra-iast">
            {transliterate?.(text, 'iast')}
          </p>
          <p className="rite-gloss text-muted">
            {id === 'tithi' && <b>{names.tithi(time.tithi)}: </b>}
            {id === 'vara' && <b>{weekdayText(time.date)}: </b>}
            {id === 'city' && <b>{place.name}: </b>}
            {gloss[id]}
          </p>
        </li>
      ))}
    </ol>
  )
}

/** A text, cut before and after each of these names. */
const partsOf = (text: string, names: readonly string[]): string[] =>
  names.reduce<string[]>(
    (parts, name) =>
      parts.flatMap((part) =>
        names.includes(part)
          ? [part]
          : part.split(name).flatMap((rest, at) => (at === 0 ? [rest] : [name, rest])),
      ),
    [text],
  )

/** With its country, state and name in Devanagari, as far as the almanac's list has them. */
const listed = (place: ChosenCity) => {
  const city = place.id === undefined ? cityNamed(place.name) : findCity(place.id)
  return place.isNear || !city ? { lat: place.lat, lon: place.lon } : city
}
