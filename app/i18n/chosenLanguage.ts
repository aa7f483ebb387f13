import { languageCookie } from '#contract/languageChoice.ts'
import { builtLanguages } from './language.ts'

/** The language that was chosen on this phone by a link; undefined if none was. */
export const chosenLanguage = () =>
  builtLanguages.find((each) => document.cookie.split('; ').includes(`${languageCookie}=${each}`))
