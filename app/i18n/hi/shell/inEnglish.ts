import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/shell/inEnglish.ts'

export const inEnglish = /* @__PURE__ */ catalogue('inEnglish', {
  one: 'यह अभी केवल अंग्रेज़ी में है।',
  some: 'इनमें से कुछ अभी केवल अंग्रेज़ी में हैं।',
} satisfies Words<typeof english.inEnglish.english>)
