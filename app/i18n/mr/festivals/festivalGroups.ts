import type * as english from '#app/i18n/en/festivals/festivalGroups.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'
import { nameOfSpan } from '#contract/i18n/mr/almanacNames.ts'

/** Words for the festivals and fasts beyond Ganesha’s. */
export const festivalGroups = catalogue('festivalGroups', {
  alsoShow: 'हेही दाखवा',
  groups: {
    great: 'इतर मोठे सण',
    ekadashi: 'एकादशी',
    pradosh: 'प्रदोष',
    moon: 'पौर्णिमा व अमावास्या',
  },
  /** On one of them. */
  chips: {
    great: 'मोठा सण',
    ekadashi: 'एकादशी',
    pradosh: 'प्रदोष',
    moon: 'पौर्णिमा / अमावास्या',
  },
  parts: {
    madhyahna: 'मध्यान्हपूजा',
    aparahna: 'दुपारची पूजा',
    pradosha: 'संध्याकाळची पूजा',
    nishita: 'मध्यरात्रीची पूजा',
    arunodaya: 'सूर्योदयापूर्वी',
    after_bhadra: 'राखी, भद्रेनंतर',
    fire: 'होळी, भद्रेनंतर',
    bhadra_puchha: 'होळी, भद्रेच्या पुच्छकाळात',
    parana: 'उपवास सोडण्याची वेळ',
  },
  begins: (name: string) => (name === 'Makara' ? 'सूर्य मकर राशीत' : `${nameOfSpan(name)} सुरू`),
  ends: (name: string) => `${nameOfSpan(name)} समाप्त`,
  sources: (names: string) => `संदर्भ: ${names}.`,
  whyThisDay: 'हाच दिवस का',
  /** Whose date another day is. */
  otherDay: {
    maharashtra: 'महाराष्ट्रातील पंचांगांत',
    vaishnava: 'भागवत संप्रदायात',
  },
  /** The general date, beside that of a custom. */
  generalDay: { maharashtra: 'महाराष्ट्राबाहेर', vaishnava: 'बहुतेक घरांत' },
} satisfies Words<typeof english.festivalGroups.english>)
