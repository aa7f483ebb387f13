import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/pages/pages.ts'

export const pages = catalogue('pages', {
  titles: {
    about: 'मंदिराविषयी',
    privacy: 'गोपनीयता धोरण',
    terms: 'अटी व शर्ती',
    shipping: 'वितरण धोरण',
    refunds: 'परतावा धोरण',
    faq: 'नेहमीचे प्रश्न',
  },
  contents: 'या पानावर',
  updated: (date: string) => `शेवटचा बदल: ${date}.`,
  failed: 'हे पान लोड झाले नाही. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
} satisfies Words<typeof english.pages.english>)
