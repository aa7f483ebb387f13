import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/notifications/push.ts'

export const push = catalogue('push', {
  title: 'सणाची आठवण',
  body: 'पुढचे सण पाहण्यासाठी दिनदर्शिका उघडा.',
} satisfies Words<typeof english.push.english>)
