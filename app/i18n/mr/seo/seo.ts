import type * as english from '#app/i18n/en/seo/seo.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'

/** Texts for search engines and messengers, besides a page's own. */
export const seo = catalogue('seo', {
  mantra: 'मंत्र',
  kinds: {
    mantras: 'नित्य मंत्र',
    calendar: 'सणांची दिनदर्शिका',
    panchang: 'पंचांग',
    puja: 'आपल्या नावाने पूजा',
    donate: 'देणगी',
    blog: 'लेख',
    shop: 'दुकान',
    contact: 'मंदिर',
    about: 'मंदिर',
    faq: 'मदत',
  } as Readonly<Record<string, string>>,
  /** A page's breadcrumbs, by the first part of its address. */
  trail: {
    mantras: 'नित्य मंत्र',
    calendar: 'सणांची दिनदर्शिका',
    panchang: 'पंचांग',
    blog: 'लेख',
    shop: 'दुकान',
  } as Readonly<Record<string, string>>,
  home: 'मुख्यपृष्ठ',
} satisfies Words<typeof english.seo.english>)
