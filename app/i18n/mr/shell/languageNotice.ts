import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/shell/languageNotice.ts'

export const languageNotice = catalogue('languageNotice', {
  needsConnection: (name: string) => `${name} या भाषेत वाचण्यासाठी एकदा इंटरनेट सुरू करा.`,
  tryAgain: 'पुन्हा प्रयत्न करा',
} satisfies Words<typeof english.languageNotice.english>)
