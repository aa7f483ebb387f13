import { counted } from '#contract/i18n/en/plural.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/search/search.ts'

export const search = catalogue('search', {
  page: {
    title: 'शोधा',
    description: 'मंत्र, सण, लेख, दुकानातील वस्तू आणि पाने शोधा, इंटरनेट नसतानाही.',
  },
  heading: 'शोधा',
  headingFor: (query: string) => `शोध: ${query}`,
  label: 'काय शोधत आहात?',
  hint: 'कोणत्याही लिपीत आणि कसेही लिहा: गणपती, गणेश, गणपति.',
  submit: 'शोधा',
  kinds: {
    mantra: 'मंत्र',
    festival: 'सण',
    post: 'लेख',
    product: 'वस्तू',
    page: 'पान',
    text: 'माहिती',
  },
  found: (count: number) =>
    counted(count, { one: '1 गोष्ट सापडली', other: `${count} गोष्टी सापडल्या` }),
  results: 'सापडलेल्या गोष्टी',
  moreSankashtis: (count: number) =>
    counted(count, { one: 'आणखी 1 संकष्टी', other: `आणखी ${count} संकष्टी` }),
  searching: 'शोधत आहे',
  none: (query: string) => `“${query}” कोठेही सापडले नाही`,
  close: (query: string) => `“${query}” सापडले नाही. मिळत्याजुळत्या गोष्टी:`,
  noneText: 'कमी शब्द लिहून पाहा, किंवा शब्दाची फक्त सुरुवात लिहा.',
  noWords: 'किमान एक शब्द लिहा',
  noWordsText: 'अवतरणचिन्हे, तारका (*) आणि अशी इतर चिन्हे शोधता येत नाहीत.',
  tooShort: 'किमान दोन अक्षरे लिहा',
  tooShortText: 'शब्दाची सुरुवात पुरेशी आहे: गण, गणे, गणेश.',
  tooLong: 'शोधायचा मजकूर फार मोठा आहे',
  tooLongText: (longest: number) => `कृपया जास्तीत जास्त ${longest} अक्षरे लिहा.`,
  onlyPhone: 'फक्त या फोनवर जतन केलेल्या गोष्टींमध्ये शोधले आहे.',
  ask: 'मंदिराला लिहा',
  askText: 'मंदिराला काही विचारायचे आहे का?',
  sections: 'हेही वाचा',
  goHome: 'मुख्यपृष्ठावर जा',
  toMantras: 'नित्य मंत्र',
  toCalendar: 'सणांची दिनदर्शिका',
  toBlog: 'लेख',
  toQuestions: 'नेहमीचे प्रश्न',
} satisfies Words<typeof english.search.english>)
