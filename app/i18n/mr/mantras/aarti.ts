import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/mantras/aarti.ts'

export const aarti = catalogue('aarti', {
  page: {
    title: 'आरती म्हणा: मंदिरातील क्रमाने, शब्द आणि आवाजासह',
    description:
      'मंदिरात म्हणतात त्याच क्रमाने संपूर्ण आरती: सुखकर्ता दुःखहर्ता, इतर आरत्या, घालीन लोटांगण आणि मंत्रपुष्पांजली. शब्द वाचा, आवाज ऐका; इंटरनेट नसतानाही.',
    message: 'आमच्यासोबत आरती म्हणा, शब्द आणि आवाजासह:',
  },
  title: 'आरती म्हणा',
  back: 'सर्व मंत्र',
  facts: (pieces: number, minutes: number) =>
    minutes > 0 ? `${pieces} भाग · ${minutes} मिनिटे` : `${pieces} भाग`,
  order: 'आरतीचा क्रम',
  play: 'आरती सुरू करा',
  pause: 'थांबवा',
  resume: 'पुढे चालू ठेवा',
  from: (title: string) => `येथून म्हणा: ${title}`,
  pausePiece: (title: string) => `थांबवा: ${title}`,
  follow: 'चालू ओळ दाखवा',
  silent: 'अजून ध्वनिमुद्रण नाही; शब्द वाचून म्हणा.',
  save: (size: string) => `ऑफलाइन जतन करा, ${size}`,
  saving: (percent: number) => `${percent}% जतन झाले. थांबवा`,
  saved: (size: string) => `या फोनवर जतन केले, ${size}`,
  remove: 'काढा',
  saveAgain: 'सर्व जतन झाले नाही. पुन्हा प्रयत्न करा',
  open: 'अर्थ आणि मूळ',
  empty: 'मंदिराची आरती लवकरच येथे दिसेल.',
} satisfies Words<typeof english.aarti.english>)
