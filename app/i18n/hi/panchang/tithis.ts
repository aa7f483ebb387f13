import type * as english from '#app/i18n/en/panchang/tithis.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'
import { fullTithiName, tithiName } from '#contract/i18n/hi/almanacNames.ts'

export const tithis = catalogue('tithis', {
  /** `कृष्ण चतुर्थी` of 19: 1 to 15 of the waxing half, 16 to 30 of the waning one. */
  tithi: fullTithiName,
  name: tithiName,
  atSunrise: (tithi: string) => `सूर्योदय पर ${tithi}`,
  until: (tithi: string, time: string) => `${tithi} ${time} तक`,
} satisfies Words<typeof english.tithis.english>)
