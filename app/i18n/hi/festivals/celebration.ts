import type * as english from '#app/i18n/en/festivals/celebration.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'

export const celebration = catalogue('celebration', {
  begins: 'शुरुआत',
  templeTime: (time: string) => `${time}, मंदिर के स्थानीय समय के अनुसार`,
  place: 'स्थान',
  pictureMissing: {
    offline: 'इंटरनेट आने पर चित्र दिखेगा।',
    online: 'चित्र नहीं खुल सका।',
  },
} satisfies Words<typeof english.celebration.english>)
