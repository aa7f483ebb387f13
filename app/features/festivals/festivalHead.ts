import { dateText } from '#app/i18n/dates.ts'
import type { Festival } from '#contract/festivals/public.ts'

/**
 * The title of a festival's page in search results and shared links. Derived from the slug until
 * the festival is loaded.
 */
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
  return { title: name, description: `${name}: date, moonrise in your city and how to observe it.` }
}
