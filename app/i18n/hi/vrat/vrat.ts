import type * as english from '#app/i18n/en/vrat/vrat.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'

export const vrat = catalogue('vrat', {
  checklist: 'यह दिन कैसे मनाएँ',
  fast: 'यह व्रत कैसे रखें',
  checklistKept: 'आपके लगाए निशान सिर्फ़ इसी दिन के हैं और इसी फ़ोन पर सहेजे गए हैं।',
  health: 'बच्चों, बुज़ुर्गों, बीमारों और गर्भवती स्त्रियों के लिए व्रत ज़रूरी नहीं है।',
  moonAhead: (from: string, until: string) => `${from} से ${until} तक चंद्रमा न देखें।`,
  moonNow: (until: string) => `${until} तक चंद्रमा न देखें।`,
  more: 'कैसे मनाएँ',
  arghya: 'अर्घ्य दें',
} satisfies Words<typeof english.vrat.english>)
