import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/shell/nothingListed.ts'

export const nothingListed = catalogue('nothingListed', {
  late: 'या फोनवर जतन केलेली माहिती वाचता आली नाही.',
  unreachable: 'ही यादी मिळाली नाही. इंटरनेट आल्यावर पुन्हा प्रयत्न करा.',
  tryAgain: 'पुन्हा प्रयत्न करा',
} satisfies Words<typeof english.nothingListed.english>)
