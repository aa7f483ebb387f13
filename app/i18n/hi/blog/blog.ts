import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/blog/blog.ts'

export const blog = catalogue('blog', {
  page: {
    title: 'लेख: श्री गणेश की कथाएँ, व्रत और प्रसाद की विधियाँ',
    description:
      'व्रत की विधि, कथाओं का अर्थ और प्रसाद बनाने का तरीका: मंदिर के लेख, संदर्भ सहित। इन्हें इंटरनेट के बिना भी पढ़ें।',
    numbered: (title: string, page: number) => `${title}, पेज ${page}`,
  },
  eyebrow: 'कथाएँ, व्रत और व्यंजन',
  heading: 'लेख',
  intro: 'मंदिर में लिखे गए लेख, संदर्भ सहित। इंटरनेट के बिना पढ़ने के लिए लेख सहेजें।',
  loadFailed: 'लेख लोड नहीं हुए। कृपया थोड़ी देर बाद फिर से कोशिश करें।',
  retry: 'फिर से कोशिश करें',
  empty: 'अभी कोई लेख नहीं है। मंदिर की कथाएँ, व्रत और व्यंजन यहाँ दिखेंगे।',
  noSuchPage: 'इस पेज पर कोई लेख नहीं है।',
  readTime: (minutes: number) => `पढ़ने में ${minutes} मिनट`,
  updated: (date: string) => `अपडेट: ${date}`,
  editors: 'मंदिर',
  paging: {
    label: 'लेखों के पेज',
    newer: 'नए लेख',
    older: 'पुराने लेख',
    page: (page: number) => `पेज ${page}`,
    of: (page: number, count: number) => `पेज ${page} / ${count}`,
  },
  feed: 'RSS फ़ीड',
  all: 'सभी लेख',
  related: 'आगे पढ़ें',
  pictureMissing: {
    offline: 'यह चित्र इंटरनेट आने पर दिखेगा।',
    online: 'यह चित्र लोड नहीं हुआ।',
  },
  save: {
    save: 'ऑफ़लाइन सहेजें',
    saving: 'सहेजा जा रहा है',
    saved: 'चित्रों के साथ सहेजा गया',
    remove: 'हटाएँ',
    removeNamed: (title: string) => `सहेजा हुआ लेख हटाएँ: ${title}`,
    again: 'सहेजा नहीं गया। फिर से कोशिश करें',
    savedTitle: 'इस फ़ोन पर सहेजा गया',
    savedText: 'अब यह लेख चित्रों के साथ, इंटरनेट के बिना भी पढ़ा जा सकता है।',
    removedTitle: 'इस फ़ोन से हटाया गया',
    removedText: 'इसे कभी भी फिर से सहेजा जा सकता है।',
    notRemovedTitle: 'हटाया नहीं जा सका',
    failedTitle: 'सहेजा नहीं गया',
    failures: {
      'no-network': 'इंटरनेट चला गया। कृपया इंटरनेट आने पर फिर से कोशिश करें।',
      stalled: 'इंटरनेट बहुत धीमा है। कृपया अच्छा सिग्नल मिलने पर फिर से कोशिश करें।',
      'no-space': 'फ़ोन में जगह नहीं है। पहले कोई दूसरा सहेजा हुआ लेख हटाएँ।',
      refused: 'इसके चित्र अभी उपलब्ध नहीं हैं। कृपया बाद में फिर से कोशिश करें।',
      'refused-by-browser': 'यह ब्राउज़र इस साइट को कुछ भी सहेजने नहीं देता।',
      unexpected: 'लेख सहेजा नहीं जा सका। कृपया फिर से कोशिश करें।',
    },
    heading: 'इस फ़ोन पर सहेजे हुए',
  },
  missing: {
    title: 'लेख नहीं मिला',
    text: 'इस पते पर कोई लेख नहीं है। शायद उसका नाम बदल गया है, या लिंक अधूरा है।',
  },
  gone: {
    title: 'लेख नहीं मिला',
    text: 'मंदिर ने यह लेख हटा दिया है।',
  },
  unreachable: {
    title: 'यह लेख इस फ़ोन पर सहेजा हुआ नहीं है',
    text: 'इंटरनेट आने पर यह लोड होगा। सहेजे हुए लेख इंटरनेट के बिना भी पढ़े जा सकते हैं।',
  },
} satisfies Words<typeof english.blog.english>)
