import { catalogue } from '#app/i18n/words.ts'
import type { PageName } from '#contract/pages/names.ts'

/** Texts around the pages that staff write. */
export const pages = catalogue('pages', {
  /** Shown until the page is loaded. */
  titles: {
    about: 'About the temple',
    privacy: 'Privacy Policy',
    terms: 'Terms of Service',
    shipping: 'Shipping Policy',
    refunds: 'Refund Policy',
    faq: 'FAQ',
  } satisfies Record<PageName, string>,
  contents: 'On this page',
  updated: (date: string) => `Last updated on ${date}.`,
  failed: 'This page could not be loaded. Please try again later.',
})
