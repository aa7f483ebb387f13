import { runJob } from '#app/almanac/almanac.ts'
import { getChosenCity } from '#app/almanac/cityStore.ts'
import { todayIn } from '#app/almanac/today.ts'
import { isSamePlace } from '#app/almanac/isSamePlace.ts'
import { templeCity } from '#app/almanac/useCity.ts'
import { inTime } from '#app/offline/inTime.ts'
import { content, db } from '#app/offline/phone.ts'
import { addDays, yearOf } from '#almanac/civilDate.ts'
import { choiceOf, groupsFrom } from '#contract/festivals/groups.ts'
import type { Festival } from '#contract/festivals/public.ts'
import { mergeOverrides, movesOf, repeatingOf } from '#contract/festivals/mergeOverrides.ts'
import type { Puja } from '#contract/bookings/pujaList.ts'
import {
  festivalEntry,
  mantraEntry,
  pageEntry,
  postEntry,
  productEntry,
  riteEntry,
  type SearchEntry,
} from '#contract/search/entries.ts'
import { sectionWords } from '#contract/i18n/en/searchSections.ts'
import { sectionsWith } from '#contract/search/sectionEntries.ts'
import type { Site } from '#contract/site/public.ts'

/** As far ahead as the server's own list. */
const aheadDays = 550

/**
 * What can be found on this phone, one line for each kind of content it stores or computes. A database that does not
 * answer in time has nothing.
 */
export async function deviceEntries(site: Site, pujas: readonly Puja[]): Promise<SearchEntry[]> {
  const kinds = await Promise.allSettled([
    inTime(content.stored('listMantras', {})).then((list) => list?.map(mantraEntry)),
    inTime(content.stored('listAartis', {})).then((list) => list?.map(mantraEntry)),
    festivalsHere(site).then((list) => list.map((festival) => festivalEntry(festival))),
    inTime(db.rites.toArray()).then((list) => list?.map(riteEntry)),
    inTime(db.posts.toArray()).then((list) => list?.map(postEntry)),
    inTime(content.stored('listProducts', {})).then((list) => list?.map(productEntry)),
    inTime(content.stored('listPages', {})).then((list) => list?.map(pageEntry)),
  ])
  // What one of them has not must not hide what the others have.
  return [
    ...sectionsWith(pujas, sectionWords),
    ...kinds.flatMap((kind) => (kind.status === 'fulfilled' ? (kind.value ?? []) : [])),
  ]
}

async function festivalsHere(site: Site): Promise<Festival[]> {
  const temple = templeCity(site)
  const place = getChosenCity() ?? temple
  const from = todayIn(place.tz)
  const to = addDays(from, aheadDays)
  const years = [...new Set([yearOf(from), yearOf(from) + 1, yearOf(to)])]
  const where = { place, reference: temple }
  const overrides = (await inTime(content.stored('listFestivalOverrides', {}))) ?? []
  const choice = choiceOf(site)
  const beyond = { groups: groupsFrom('offered', choice), choice }
  const input = { ...where, ...repeatingOf(overrides) }
  const computed = await Promise.all(
    years.flatMap((year) => [
      runJob('festivalsOfYear', { ...input, year }),
      runJob('beyondOfYear', { ...where, year, beyond }),
    ]),
  )
  const moved = await runJob('festivalsOn', { ...where, choices: movesOf(overrides) })
  const isElsewhere = !isSamePlace(place, temple)
  return mergeOverrides(computed.flat(), overrides, { from, to, isElsewhere, moved })
}
