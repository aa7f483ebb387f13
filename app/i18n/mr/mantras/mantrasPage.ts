import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/mantras/mantrasPage.ts'

export const mantrasPage = catalogue('mantrasPage', {
  title: 'श्री गणेशाचे नित्य मंत्र, शब्द आणि आवाजासह',
  description:
    'श्री गणेशाचे मंत्र, स्तोत्रे आणि आरत्या: देवनागरी शब्द, अर्थ आणि सोबत म्हणण्यासाठी आवाज; इंटरनेट नसतानाही.',
  message: 'श्री गणेशाचे नित्य मंत्र, शब्द आणि आवाजासह:',
} satisfies Words<typeof english.mantrasPage.english>)
