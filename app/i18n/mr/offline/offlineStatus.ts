import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/offline/offlineStatus.ts'

export const offlineStatus = catalogue('offlineStatus', {
  offline: 'इंटरनेट कनेक्शन नाही. जतन केलेली पाने उघडतील.',
  unreachable: 'संपर्क होत नाही. जतन केलेली पाने उघडतील.',
  slow: 'थोडा वेळ लागत आहे…',
  again: 'पुन्हा प्रयत्न करा',
  updateTitle: 'नवीन आवृत्ती तयार आहे',
  updateText: 'क्षणभरात होईल. आपण जतन केलेले सर्व तसेच राहील.',
  update: 'आता अपडेट करा',
} satisfies Words<typeof english.offlineStatus.english>)
