import { language } from '#app/i18n/language.ts'
import { linksIn } from '#contract/writtenLinks.ts'

/** A written text whose links stay in the language of the page. */
export const linksHere = (html: string): string =>
  language === 'en' ? html : linksIn(language, html)
