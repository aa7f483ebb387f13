import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/shell/clock.ts'

export const clock = catalogue('clock', {
  wrong: (phone: string, server: string) =>
    `आपके फ़ोन की तारीख गलत लगती है: फ़ोन पर ${phone} है, पर आज ${server} है। कृपया फ़ोन की तारीख ठीक करें।`,
} satisfies Words<typeof english.clock.english>)
