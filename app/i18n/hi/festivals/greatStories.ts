import type * as english from '#app/i18n/en/festivals/greatStories.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'
import { autumnStories } from './greatStoriesOfAutumn.ts'
import { springStories } from './greatStoriesOfSpring.ts'
import { winterStories } from './greatStoriesOfWinter.ts'
import type { GreatStory } from './greatStory.ts'

/** By kind, as the almanac gives it, in the order of the year; then what returns every month. */
const stories: Readonly<Record<string, GreatStory>> = {
  ...springStories,
  ...autumnStories,
  ...winterStories,
}

/** The stories of the festivals beyond Ganesha’s, which are in `festivalStories.ts`. */
export const greatStories = catalogue('greatStories', { stories } satisfies Words<
  typeof english.greatStories.english
>)
