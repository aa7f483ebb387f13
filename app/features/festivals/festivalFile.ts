import type { EventOptions } from '#contract/festivals/event.ts'
import { festivalIcs, icsContentType } from '#contract/festivals/ics.ts'
import type { Festival } from '#contract/festivals/public.ts'
import { inWords } from './eventInWords.ts'

/** The festival as a file for a calendar, loaded by those who need it made on their phone. */
export const festivalFile = (festival: Festival, options: EventOptions): Blob =>
  new Blob([festivalIcs(festival, inWords(options))], { type: icsContentType })
