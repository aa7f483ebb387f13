import type * as english from '#app/i18n/en/scene/scene.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'
import { shortWeekdays } from '#contract/i18n/hi/dateTable.ts'

/** Where a name of a city follows, a comma leads to it: Hindi has no word before a place. */
export const scene = catalogue('scene', {
  label: 'आज मंदिर में',
  /** Above the name of the tithi. */
  tithiUntil: (time: string) => `तिथि ${time} तक`,
  tithiAtSunrise: 'सूर्योदय की तिथि',
  moonrise: 'चंद्रोदय,',
  midday: 'मध्याह्न पूजा,',
  aarti: (name: string) => `${name},`,
  sunset: 'सूर्यास्त,',
  sunrise: 'सूर्योदय,',
  noSunrise: 'आज सूर्योदय नहीं,',
  noSunset: 'आज सूर्यास्त नहीं,',
  /** The almanac could not be loaded. */
  lost: 'आज का पंचांग नहीं मिला,',
  risen: 'चंद्रोदय हो गया',
  greeting: 'गणपति बप्पा मोरया',
  fast: 'तब तक व्रत',
  countedFast: (left: string) => `${left} बाकी · तब तक व्रत`,
  until: (time: string) => `${time} तक`,
  untilIn: (time: string, left: string) => `${left} बाद · ${time} तक`,
  nowUntil: (time: string) => `अभी, ${time} तक`,
  now: 'अभी',
  in: (left: string) => `${left} बाकी`,
  ago: (passed: string) => `${passed} पहले · अर्घ्य देकर व्रत खोलें`,
  tomorrow: (left: string) => `कल · ${left} बाकी`,
  /** Of minutes and hours, never seconds: one line, read at arm’s length. */
  length: (ms: number) => {
    const minutes = Math.max(1, Math.ceil(ms / 60_000))
    const hours = Math.floor(minutes / 60)
    return hours === 0 ? `${minutes} मिनट` : `${hours} घं. ${minutes % 60} मि.`
  },
  weekdays: shortWeekdays,
  ganesha: 'कमल पर विराजमान चार भुजाओं वाले गणेश जी, एक हाथ में मोदक',
  openDoor: 'दर्शन: मंदिर का द्वार खोलें',
  darshan: 'दर्शन',
} satisfies Words<typeof english.scene.english>)
