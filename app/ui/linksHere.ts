import { language } from '#app/i18n/language.ts'
import { linksIn } from '#contract/writtenLinks.ts'

/**
 * A written text whose links stay in the language of the page. Its callers check `__IS_MULTILINGUAL__`
 * first, so that a site in English alone has no byte of it.
 */
export const linksHere = (html: string): string =>
  language === 'en' ? html : linksIn(language, html)
