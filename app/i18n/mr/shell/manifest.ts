import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/shell/manifest.ts'

export const manifest = catalogue('manifest', {
  description: 'श्री गणेशाचे नित्य मंत्र, सण आणि पूजा; इंटरनेट असो वा नसो.',
  shortcuts: {
    mantras: 'नित्य मंत्र',
    calendar: 'सणांची दिनदर्शिका',
    puja: 'पूजा बुक करा',
    search: 'शोधा',
  },
  screenshots: { phone: 'संकष्टीची संध्याकाळ', wide: 'संध्याकाळचे मंदिर' },
} satisfies Words<typeof english.manifest.english>)
