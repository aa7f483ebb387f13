import { catalogue } from '#app/i18n/words.ts'

/** Only on pages in another language, where staff have not translated their own texts yet. */
export const inEnglish = /* @__PURE__ */ catalogue('inEnglish', {
  one: 'This text is only available in English.',
  some: 'Some of these texts are only available in English.',
})
