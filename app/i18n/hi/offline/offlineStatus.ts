import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/offline/offlineStatus.ts'

export const offlineStatus = catalogue('offlineStatus', {
  offline: 'इंटरनेट नहीं है। सहेजे हुए पेज खुलेंगे।',
  unreachable: 'संपर्क नहीं हो पा रहा है। सहेजे हुए पेज खुलेंगे।',
  slow: 'थोड़ा समय लग रहा है…',
  again: 'फिर से कोशिश करें',
  updateTitle: 'नया संस्करण तैयार है',
  updateText: 'बस थोड़ा-सा समय लगेगा। आपका सहेजा हुआ सब कुछ बना रहेगा।',
  update: 'अभी अपडेट करें',
} satisfies Words<typeof english.offlineStatus.english>)
