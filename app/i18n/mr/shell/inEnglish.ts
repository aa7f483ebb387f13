import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/shell/inEnglish.ts'

export const inEnglish = /* @__PURE__ */ catalogue('inEnglish', {
  one: 'हा मजकूर सध्या फक्त इंग्रजीत आहे.',
  some: 'यातील काही मजकूर सध्या फक्त इंग्रजीत आहे.',
} satisfies Words<typeof english.inEnglish.english>)
