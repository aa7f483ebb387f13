import type * as english from '#app/i18n/en/scene/scene.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'
import { shortWeekdays } from '#contract/i18n/mr/dateTable.ts'

/** Where a name of a city follows, a comma leads to it: Marathi has no word before a place. */
export const scene = catalogue('scene', {
  label: 'आज मंदिरात',
  /** Above the name of the tithi. */
  tithiUntil: (time: string) => `तिथी ${time} पर्यंत`,
  tithiAtSunrise: 'सूर्योदयाची तिथी',
  moonrise: 'चंद्रोदय,',
  midday: 'मध्यान्हपूजा,',
  aarti: (name: string) => `${name},`,
  sunset: 'सूर्यास्त,',
  sunrise: 'सूर्योदय,',
  noSunrise: 'आज सूर्योदय नाही,',
  noSunset: 'आज सूर्यास्त नाही,',
  /** The almanac could not be loaded. */
  lost: 'आजच्या वेळा मिळाल्या नाहीत,',
  risen: 'चंद्रोदय झाला',
  greeting: 'गणपती बाप्पा मोरया',
  fast: 'तोपर्यंत उपवास',
  countedFast: (left: string) => `${left} बाकी · तोपर्यंत उपवास`,
  until: (time: string) => `${time} पर्यंत`,
  untilIn: (time: string, left: string) => `${left} नंतर · ${time} पर्यंत`,
  nowUntil: (time: string) => `आता, ${time} पर्यंत`,
  now: 'आता',
  in: (left: string) => `${left} बाकी`,
  ago: (passed: string) => `${passed} पूर्वी · अर्घ्य देऊन उपवास सोडा`,
  tomorrow: (left: string) => `उद्या · ${left} बाकी`,
  /** Of minutes and hours, never seconds: one line, read at arm’s length. */
  length: (ms: number) => {
    const minutes = Math.max(1, Math.ceil(ms / 60_000))
    const hours = Math.floor(minutes / 60)
    return hours === 0 ? `${minutes} मि.` : `${hours} तास ${minutes % 60} मि.`
  },
  weekdays: shortWeekdays,
  ganesha: 'कमळावर बसलेला चतुर्भुज गणपती, एका हातात मोदक',
  openDoor: 'दर्शन: मंदिराचे दार उघडा',
  darshan: 'दर्शन',
} satisfies Words<typeof english.scene.english>)
