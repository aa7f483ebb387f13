import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/mantras/mantrasPage.ts'

export const mantrasPage = catalogue('mantrasPage', {
  title: 'गणेश जी के नित्य मंत्र, पाठ और ऑडियो के साथ',
  description:
    'गणेश जी के मंत्र, स्तोत्र और आरतियाँ: देवनागरी में पाठ, रोमन अक्षरों में उच्चारण, अर्थ, और साथ बोलने के लिए ऑडियो। इंटरनेट न हो तब भी।',
  message: 'गणेश जी के नित्य मंत्र, पाठ और ऑडियो के साथ:',
} satisfies Words<typeof english.mantrasPage.english>)
