import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/install/install.ts'

export const install = catalogue('install', {
  title: 'इसे होम स्क्रीन पर जोड़ें',
  text: 'यह ऐप की तरह खुलता है, इंटरनेट न हो तब भी। फ़ोन पर बहुत कम जगह लेता है।',
  menu: 'होम स्क्रीन पर जोड़ें',
  install: 'इंस्टॉल करें',
  later: 'अभी नहीं',
  iosTitle: 'इसे होम स्क्रीन में जोड़ें',
  iosShare: 'सफ़ारी की पट्टी में ‘शेयर’ दबाएँ।',
  iosAdd: '‘होम स्क्रीन में जोड़ें’ (Add to Home Screen) चुनें।',
  iosOpen: 'इंटरनेट चालू रखकर इसे एक बार खोलें, ताकि बाद में इंटरनेट न हो तब भी मंत्र खुलें।',
} satisfies Words<typeof english.install.english>)
