import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/offline/blocked.ts'

export const blocked = catalogue('blocked', {
  text: 'दूसरे टैब में इस ऐप का पुराना संस्करण खुला है। कृपया वह टैब बंद करें: तब तक कुछ नया सहेजा नहीं जा सकेगा। पहले का सहेजा हुआ सुरक्षित है।',
} satisfies Words<typeof english.blocked.english>)
