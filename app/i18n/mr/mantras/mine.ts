import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/mantras/mine.ts'
import { verseName } from '#app/i18n/mr/mantras/verseName.ts'
import type { MantraLanguage } from '#contract/mantras/public.ts'

export const mine = catalogue('mine', {
  favourite: 'आवडते',
  favouriteTitle: (title: string) => `आवडते: ${title}`,
  favourites: 'आवडते',
  continue: (where: string) => (where ? `पुढे सुरू करा: ${where}` : 'थांबलेल्या जागेपासून पुढे'),
  verse: (verse: number, of?: MantraLanguage) => [verseName(of), verse].join(' '),
  playFrom: (title: string, time: string) => `${title}: ${time} पासून पुढे`,
  notStored: 'आवडत्या मंत्रांत जोडले नाही',
  full: 'या फोनवर जागा नाही. जागा मोकळी करून पुन्हा प्रयत्न करा.',
  refused: 'हा ब्राउझर या फोनवर काहीही जतन करू देत नाही.',
  nothingStored:
    'हा ब्राउझर आपले आवडते मंत्र किंवा आपण कोठे थांबलात ते जतन करू देत नाही. बाकी सर्व नेहमीप्रमाणे चालेल.',
} satisfies Words<typeof english.mine.english>)
