import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/shell/nothingListed.ts'

export const nothingListed = catalogue('nothingListed', {
  late: 'इस फ़ोन पर सहेजी गई जानकारी नहीं पढ़ी जा सकी।',
  unreachable: 'यह सूची लोड नहीं हो सकी। कृपया इंटरनेट आने पर फिर से कोशिश करें।',
  tryAgain: 'फिर से कोशिश करें',
} satisfies Words<typeof english.nothingListed.english>)
