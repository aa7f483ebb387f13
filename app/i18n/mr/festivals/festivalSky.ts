import type { Observance } from '#almanac/observances.ts'
import type * as english from '#app/i18n/en/festivals/festivalSky.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'
import { monthName } from '#contract/i18n/mr/almanacNames.ts'
import { untilAfter } from '#contract/i18n/mr/untilAfter.ts'

const rules: Record<Observance['rule'], string> = {
  'moonrise-in-tithi': 'या दिवशी चतुर्थी असताना चंद्रोदय होतो.',
  'first-of-two-moonrises': 'या चतुर्थीत दोनदा चंद्रोदय होतो. अशा वेळी पहिल्या दिवशी उपवास करतात.',
  'first-moonrise-after':
    'या चतुर्थीत चंद्रोदय होत नाही. त्यानंतर पहिला चंद्रोदय ज्या दिवशी होतो, त्या दिवशी उपवास करतात.',
  'madhyahna-only': 'फक्त याच दिवशी मध्यान्ही चतुर्थी आहे.',
  'madhyahna-larger': 'दोन दिवस मध्यान्ही चतुर्थी आहे. या दिवशी ती जास्त वेळ आहे.',
  'madhyahna-equal-first':
    'दोन्ही दिवशी मध्यान्हकाळी चतुर्थी सारख्याच वेळासाठी आहे. अशा वेळी पहिला दिवस पाळतात.',
  'madhyahna-neither-first':
    'दोन्ही दिवशी मध्यान्ही चतुर्थी नाही. ज्या दिवशी ती सुरू होते, तो दिवस पाळतात. काही पंचांगे दुसरा दिवस घेतात.',
  sunrise: 'या दिवशी सूर्योदयाला ही तिथी आहे.',
  'first-of-two-sunrises': 'ही तिथी दोन सूर्योदयांना आहे. अशा वेळी पहिला दिवस पाळतात.',
  'no-sunrise-begins': 'ही तिथी कोणत्याही सूर्योदयाला नाही. ज्या दिवशी ती सुरू होते, तो दिवस पाळतात.',
  'three-muhurtas': 'या दिवशी सूर्योदयानंतर ही तिथी किमान तीन मुहूर्त आहे.',
  'three-muhurtas-first':
    'दुसऱ्या दिवशी सूर्योदयानंतर तीन मुहूर्तांच्या आत ही तिथी संपते, म्हणून पहिला दिवस पाळतात.',
}

export const festivalSky = catalogue('festivalSky', {
  rules,
  visibility: 'ही वेळ सपाट क्षितिज धरून काढली आहे. धुके, इमारती किंवा डोंगर असल्यास चंद्र उशिरा दिसू शकतो.',
  begins: (tithi: string) => `${tithi} सुरू`,
  until: 'समाप्त',
  sunrise: 'सूर्योदय',
  month: 'चांद्र महिना',
  monthName,
  /** As those call it who count from the other moon. */
  otherMonth: (name: string) => `उत्तर भारतात ${monthName(name)}`,
  midday: 'मध्यान्ह',
  span: (from: string, to: string) => `${from} – ${untilAfter(from, to)}`,
  doNotLook: 'चंद्रदर्शन टाळा',
  rule: 'हाच दिवस का',
  knifeEdge:
    'तीन मिनिटांहून कमी फरकाने ही तारीख ठरते, त्यामुळे दुसऱ्या पंचांगात आदला किंवा पुढचा दिवस असू शकतो. आपले स्थानिक पंचांग पाहा.',
  reference: (place: string) =>
    `येथे नियमाप्रमाणे सूर्य किंवा चंद्र उगवत नाही, म्हणून तारीख आणि वेळा ${place} येथील आहेत.`,
  moved: 'मंदिरात हा दिवस पंचांगातील तारखेपेक्षा वेगळ्या तारखेला पाळतात.',
} satisfies Words<typeof english.festivalSky.english>)
