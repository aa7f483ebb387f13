import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/mantras/mine.ts'
import { verseName } from '#app/i18n/hi/mantras/verseName.ts'
import type { MantraLanguage } from '#contract/mantras/public.ts'

export const mine = catalogue('mine', {
  favourite: 'पसंदीदा',
  favouriteTitle: (title: string) => `पसंदीदा: ${title}`,
  favourites: 'पसंदीदा',
  continue: (where: string) => (where ? `यहाँ से आगे: ${where}` : 'जहाँ छोड़ा था, वहाँ से आगे'),
  verse: (verse: number, of?: MantraLanguage) => [verseName(of), verse].join(' '),
  playFrom: (title: string, time: string) => `${time} से आगे सुनें: ${title}`,
  notStored: 'पसंदीदा में नहीं जोड़ा जा सका',
  full: 'इस फ़ोन में जगह नहीं है। जगह खाली करके फिर से कोशिश करें।',
  refused: 'यह ब्राउज़र इस फ़ोन पर कुछ भी सहेजने नहीं देता।',
  nothingStored:
    'यह ब्राउज़र न आपके पसंदीदा मंत्र सहेजने देता है, न यह कि पाठ कहाँ छोड़ा था। बाकी सब हमेशा की तरह चलेगा।',
} satisfies Words<typeof english.mine.english>)
