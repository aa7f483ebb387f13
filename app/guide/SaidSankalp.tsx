import { useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { findCity, cityNamed } from '#almanac/cities/cities.ts'
import type { ChosenCity } from '#app/almanac/cityStore.ts'
import { almanacQuery } from '#app/almanac/queries.ts'
import { templeCity, useChosenCity } from '#app/almanac/useCity.ts'
import { rite as catalogue } from '#app/i18n/en/guide/rite.ts'
import { sankalpLines as sankalpLinesWords } from '#app/i18n/en/guide/sankalpLines.ts'
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
import { inScripts } from './inScripts.tsx'
import { sankalpGlosses } from './sankalpGlosses.ts'

/** The family's sankalp for this hour and their own city, in lines to be read slowly. */
export function SaidSankalp({ site, rite }: { site: Site; rite: RiteOccasion }) {
  const { sankalp: words } = useWords(catalogue)
  const meanings = useWords(sankalpLinesWords)
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
  const said = { time, isNorthernYear: isNorthernHere }
  const lines = sankalpLines({ ...said, place: city, people: family, rite })
  const gloss = sankalpGlosses(meanings, { ...said, city: place.name }, isNorthern)
  return (
    // Names are as long as somebody has typed them.
    <ol className="sankalp-lines wrap-anywhere">
      {lines.map((line) => (
        <li key={line.id}>
          <p lang="sa" className="font-mantra-full">
            {inScripts(line, (text) => text)}
          </p>
          <p lang="sa-Latn" className="mantra-iast">
            {transliterate && inScripts(line, (text) => transliterate(text, 'iast'))}
          </p>
          <p className="rite-gloss text-muted">{gloss[line.id]}</p>
        </li>
      ))}
    </ol>
  )
}

/** With its country, state and name in Devanagari, as far as the almanac's list has them. */
const listed = (place: ChosenCity) => {
  const city = place.id === undefined ? cityNamed(place.name) : findCity(place.id)
  return place.isNear || !city ? { lat: place.lat, lon: place.lon } : city
}
