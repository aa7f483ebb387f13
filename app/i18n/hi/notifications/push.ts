import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/notifications/push.ts'

export const push = catalogue('push', {
  title: 'त्योहार का रिमाइंडर',
  body: 'आने वाले त्योहार देखने के लिए कैलेंडर खोलें।',
} satisfies Words<typeof english.push.english>)
