import { dateText } from '#app/i18n/dates.ts'
import type { Festival } from '#contract/festivals.ts'

/** What a festival's page is called where it is found and shared; by its address until it is known. */
export function festivalHead(slug: string, festival: Festival | undefined) {
  if (festival)
    return {
      title: `${festival.name}, ${dateText(festival.date)}`,
      description: festival.description,
    }
  const name = slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
  return { title: name, description: `${name}: date, moonrise and how it is kept in your city.` }
}
