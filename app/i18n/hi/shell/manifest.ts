import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/shell/manifest.ts'

export const manifest = catalogue('manifest', {
  description: 'गणेश जी के नित्य मंत्र सुनें, पर्वों की तारीखें देखें, पूजा बुक करें। इंटरनेट न हो तब भी।',
  shortcuts: {
    mantras: 'नित्य मंत्र',
    calendar: 'त्योहार कैलेंडर',
    puja: 'पूजा बुक करें',
    search: 'खोजें',
  },
  screenshots: { phone: 'संकष्टी की शाम', wide: 'शाम के समय मंदिर' },
} satisfies Words<typeof english.manifest.english>)
