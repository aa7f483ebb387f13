import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/mantras/aarti.ts'

export const aarti = catalogue('aarti', {
  page: {
    title: 'आरती गाएँ: मंदिर के क्रम से, पाठ और ऑडियो के साथ',
    description:
      'पूरी आरती, जिस क्रम से हमारे मंदिर में गाई जाती है: सुखकर्ता दुखहर्ता, अन्य आरतियाँ, घालीन लोटांगण और मंत्र पुष्पांजलि। देवनागरी और रोमन अक्षरों में, इंटरनेट न हो तब भी।',
    message: 'हमारे साथ आरती गाएँ, पाठ और ऑडियो के साथ:',
  },
  title: 'आरती गाएँ',
  back: 'सभी मंत्र',
  facts: (pieces: number, minutes: number) =>
    minutes > 0 ? `${pieces} भाग · ${minutes} मिनट` : `${pieces} भाग`,
  order: 'आरती का क्रम',
  play: 'आरती शुरू करें',
  pause: 'रोकें',
  resume: 'जारी रखें',
  from: (title: string) => `यहाँ से गाएँ: ${title}`,
  pausePiece: (title: string) => `रोकें: ${title}`,
  follow: 'साथ-साथ पढ़ें',
  silent: 'अभी रिकॉर्डिंग नहीं है: पाठ देखकर गाएँ।',
  save: (size: string) => `ऑफ़लाइन सहेजें, ${size}`,
  saving: (percent: number) => `सहेजी जा रही है, ${percent}% · रोकें`,
  saved: (size: string) => `इस फ़ोन पर सहेजी गई, ${size}`,
  remove: 'हटाएँ',
  saveAgain: 'पूरी सहेजी नहीं गई · फिर से कोशिश करें',
  open: 'अर्थ और स्रोत',
  empty: 'हमारे मंदिर की आरती जल्द यहाँ दिखेगी।',
} satisfies Words<typeof english.aarti.english>)
