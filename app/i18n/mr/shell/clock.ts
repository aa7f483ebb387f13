import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/shell/clock.ts'

export const clock = catalogue('clock', {
  wrong: (phone: string, server: string) =>
    `या फोनची तारीख चुकीची दिसते: फोनवर ${phone}, पण आज ${server} आहे. कृपया फोनची तारीख दुरुस्त करा.`,
} satisfies Words<typeof english.clock.english>)
