import type * as english from '#app/i18n/en/festivals/celebration.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'

export const celebration = catalogue('celebration', {
  begins: 'सुरुवात',
  templeTime: (time: string) => `${time}, मंदिराच्या शहरातील वेळ`,
  place: 'स्थळ',
  pictureMissing: {
    offline: 'इंटरनेट आल्यावर चित्र दिसेल.',
    online: 'चित्र दाखवता आले नाही.',
  },
} satisfies Words<typeof english.celebration.english>)
