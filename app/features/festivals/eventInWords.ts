import { language } from '#app/i18n/language.ts'
import type { EventOptions, IcsOptions } from '#contract/festivals/event.ts'
import { eventWords as words } from '#contract/i18n/en/festivalEvent.ts'

/** An event in the language of this build. */
export const inWords = (options: EventOptions): IcsOptions => ({ ...options, language, words })
