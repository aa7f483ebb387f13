import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/blog/blog.ts'

export const blog = catalogue('blog', {
  page: {
    title: 'लेख: श्री गणेशाच्या कथा, व्रते आणि नैवेद्याच्या पाककृती',
    description:
      'व्रत कसे करावे, कथा काय सांगतात आणि नैवेद्य कसा करावा: मंदिराचे लेख, प्रत्येक लेखात संदर्भ. इंटरनेट नसतानाही वाचता येतात.',
    numbered: (title: string, page: number) => `${title}, पान ${page}`,
  },
  eyebrow: 'कथा, व्रते आणि पाककृती',
  heading: 'लेख',
  intro: 'मंदिरात लिहिलेले लेख, संदर्भांसह. इंटरनेट नसतानाही वाचण्यासाठी लेख जतन करा.',
  loadFailed: 'लेख लोड झाले नाहीत. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  retry: 'पुन्हा प्रयत्न करा',
  empty: 'अजून लेख नाहीत. मंदिराच्या कथा, व्रते आणि पाककृती येथे दिसतील.',
  noSuchPage: 'या पानावर लेख नाहीत.',
  readTime: (minutes: number) => `वाचायला ${minutes} मि.`,
  updated: (date: string) => `शेवटचा बदल: ${date}`,
  editors: 'मंदिर',
  paging: {
    label: 'लेखांची पाने',
    newer: 'नवीन लेख',
    older: 'जुने लेख',
    page: (page: number) => `पान ${page}`,
    of: (page: number, count: number) => `पान ${page} / ${count}`,
  },
  feed: 'RSS फीड',
  all: 'सर्व लेख',
  related: 'पुढे वाचा',
  pictureMissing: {
    offline: 'हे चित्र इंटरनेट आल्यावर दिसेल.',
    online: 'हे चित्र लोड झाले नाही.',
  },
  save: {
    save: 'ऑफलाइन जतन करा',
    saving: 'जतन होत आहे',
    saved: 'चित्रांसह जतन केला',
    remove: 'काढा',
    removeNamed: (title: string) => `जतन केलेला लेख काढा: ${title}`,
    again: 'जतन झाला नाही. पुन्हा प्रयत्न करा',
    savedTitle: 'या फोनवर जतन केला',
    savedText: 'आता हा लेख चित्रांसह, इंटरनेट नसतानाही वाचता येईल.',
    removedTitle: 'या फोनवरून काढला',
    removedText: 'तो पुन्हा केव्हाही जतन करता येतो.',
    notRemovedTitle: 'काढता आला नाही',
    failedTitle: 'जतन झाला नाही',
    failures: {
      'no-network': 'इंटरनेट गेले. ते आल्यावर पुन्हा प्रयत्न करा.',
      stalled: 'इंटरनेटचा वेग फार कमी आहे. तो वाढल्यावर पुन्हा प्रयत्न करा.',
      'no-space': 'फोनवर जागा नाही. आधी जतन केलेला दुसरा लेख काढा.',
      refused: 'या लेखाची चित्रे सध्या उपलब्ध नाहीत. कृपया नंतर पुन्हा प्रयत्न करा.',
      'refused-by-browser': 'हा ब्राउझर काहीही जतन करू देत नाही.',
      unexpected: 'जतन करता आला नाही. कृपया पुन्हा प्रयत्न करा.',
    },
    heading: 'या फोनवर जतन केलेले',
  },
  missing: {
    title: 'लेख सापडला नाही',
    text: 'या पत्त्यावर लेख नाही. त्याचे नाव बदलले असेल, किंवा लिंक अपुरी असेल.',
  },
  gone: {
    title: 'लेख सापडला नाही',
    text: 'मंदिराने हा लेख काढून टाकला आहे.',
  },
  unreachable: {
    title: 'हा लेख या फोनवर जतन केलेला नाही',
    text: 'इंटरनेट आल्यावर तो लोड होईल. जतन केलेले लेख इंटरनेट नसतानाही वाचता येतात.',
  },
} satisfies Words<typeof english.blog.english>)
