import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/pages/pages.ts'

export const pages = catalogue('pages', {
  titles: {
    about: 'मंदिर के बारे में',
    privacy: 'गोपनीयता नीति',
    terms: 'नियम और शर्तें',
    shipping: 'डिलीवरी नीति',
    refunds: 'रिफ़ंड नीति',
    faq: 'अक्सर पूछे जाने वाले प्रश्न',
  },
  contents: 'इस पेज पर',
  updated: (date: string) => `पिछला बदलाव: ${date}।`,
  failed: 'यह पेज लोड नहीं हो सका। कृपया थोड़ी देर में फिर से कोशिश करें।',
} satisfies Words<typeof english.pages.english>)
