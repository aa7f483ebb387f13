import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/shell/languageNotice.ts'

export const languageNotice = catalogue('languageNotice', {
  needsConnection: (name: string) => `${name} में पढ़ने के लिए एक बार इंटरनेट चालू करें।`,
  tryAgain: 'फिर से कोशिश करें',
} satisfies Words<typeof english.languageNotice.english>)
