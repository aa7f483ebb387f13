import { fullTithiName, tithiName } from '#almanac/tithiNames.ts'
import { catalogue } from '#app/i18n/words.ts'

export const tithis = catalogue('tithis', {
  /** `Krishna Chaturthi` of 19: 1 to 15 of the waxing half, 16 to 30 of the waning one. */
  tithi: fullTithiName,
  name: tithiName,
  atSunrise: (tithi: string) => `${tithi} at sunrise`,
  until: (tithi: string, time: string) => `${tithi} until ${time}`,
})
