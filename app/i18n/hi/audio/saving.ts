import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/audio/saving.ts'

export const saving = catalogue('saving', {
  begun: (title: string) => `सहेजा जा रहा है: ${title}`,
  savedTitle: 'इस फ़ोन पर सहेजा गया',
  savedText: 'अब इसे इंटरनेट न हो तब भी सुना जा सकता है।',
  failedTitle: 'सहेजा नहीं गया',
  failures: {
    'no-network': 'इंटरनेट नहीं है। पहले सहेजे गए मंत्र सुने जा सकते हैं।',
    stalled: 'इंटरनेट बहुत धीमा है। कृपया अच्छा सिग्नल मिलने पर फिर से कोशिश करें।',
    'no-space': 'इस फ़ोन में जगह नहीं है।',
    'refused-by-browser': 'यह ब्राउज़र इस साइट को कुछ भी सहेजने नहीं देता।',
    refused: 'यह रिकॉर्डिंग अभी उपलब्ध नहीं है। कृपया बाद में फिर से कोशिश करें।',
    unexpected: 'यह सहेजा नहीं जा सका। कृपया फिर से कोशिश करें।',
  },
  cancelledText: 'सहेजना रोक दिया गया। कुछ भी सहेजा नहीं गया।',
  removedTitle: 'इस फ़ोन से हटाया गया',
  removedText: (title: string) => `इसे कभी भी फिर से सहेजा जा सकता है: ${title}।`,
  notRemovedTitle: 'हटाया नहीं गया',
  notRemovedText: 'यह हटाया नहीं जा सका। कृपया फिर से कोशिश करें।',
} satisfies Words<typeof english.saving.english>)
