import { counted } from '#contract/i18n/hi/plural.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/search/search.ts'

export const search = catalogue('search', {
  page: {
    title: 'खोजें',
    description: 'मंत्र, त्योहार, लेख, दुकान की चीज़ें और पेज खोजें, इंटरनेट न हो तब भी।',
  },
  heading: 'खोजें',
  headingFor: (query: string) => `खोज: ${query}`,
  label: 'क्या खोजना है?',
  hint: 'किसी भी लिपि और वर्तनी में लिखें: गणपति, गणपती या गणेश।',
  submit: 'खोजें',
  kinds: {
    mantra: 'मंत्र',
    festival: 'त्योहार',
    post: 'लेख',
    product: 'चीज़',
    page: 'पेज',
    text: 'जानकारी',
  },
  found: (count: number) =>
    counted(count, { one: `${count} परिणाम मिला`, other: `${count} परिणाम मिले` }),
  results: 'खोज के परिणाम',
  moreSankashtis: (count: number) => `${count} और संकष्टी`,
  searching: 'खोजा जा रहा है',
  none: (query: string) => `“${query}” के लिए कुछ नहीं मिला`,
  close: (query: string) => `“${query}” नहीं मिला। मिलते-जुलते परिणाम:`,
  noneText: 'कम शब्द लिखकर देखें, या शब्द की केवल शुरुआत लिखें।',
  noWords: 'कम से कम एक शब्द लिखें',
  noWordsText: 'उद्धरण चिह्न, तारांकन (*) और दूसरे चिह्न खोजे नहीं जा सकते।',
  tooShort: 'कम से कम दो अक्षर लिखें',
  tooShortText: 'शब्द की शुरुआत ही काफ़ी है: गण, गणे, गणेश।',
  tooLong: 'आपकी खोज बहुत लंबी है',
  tooLongText: (longest: number) => `कृपया अधिकतम ${longest} अक्षर लिखें।`,
  onlyPhone: 'केवल इस फ़ोन पर सहेजे हुए परिणाम दिख रहे हैं।',
  ask: 'मंदिर को लिखें',
  askText: 'क्या मंदिर से कुछ पूछना है?',
  sections: 'पढ़ने के लिए',
  goHome: 'होम पेज पर जाएँ',
  toMantras: 'नित्य मंत्र',
  toCalendar: 'त्योहार कैलेंडर',
  toBlog: 'लेख',
  toQuestions: 'अक्सर पूछे जाने वाले प्रश्न',
} satisfies Words<typeof english.search.english>)
