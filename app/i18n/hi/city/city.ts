import type * as english from '#app/i18n/en/city/city.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'
import { stateName } from '#contract/i18n/hi/stateNames.ts'

export const city = catalogue('city', {
  label: 'मेरा शहर',
  temple: 'मंदिर का शहर',
  here: 'मेरा स्थान',
  near: (name: string) => `${name} के पास`,
  myLocation: 'मेरा स्थान',
  change: 'बदलें',
  changeFrom: (name: string) => `मेरा शहर: ${name}। बदलें`,
  title: 'मेरा शहर चुनें',
  intro: 'संकष्टी आपके यहाँ के चंद्रोदय से तय होती है। आपका शहर सिर्फ़ इसी फ़ोन पर सहेजा जाता है।',
  search: 'शहर का नाम',
  placeholder: 'मुंबई, Mumbai, London …',
  noneFound: (typed: string) =>
    `“${typed}” शहर सूची में नहीं है। पास का बड़ा शहर खोजें, या फ़ोन का स्थान इस्तेमाल करें।`,
  /** A state of India, or a country. */
  region: stateName,
  found: (count: number) => `शहर मिले: ${count}`,
  useLocation: 'फ़ोन का स्थान इस्तेमाल करें',
  locating: 'आपका स्थान पता किया जा रहा है …',
  locationStays: 'आपका स्थान इस फ़ोन से बाहर नहीं जाता।',
  templeCity: (name: string) => `मंदिर का शहर: ${name}`,
  close: 'बंद करें',
  failures: {
    denied: 'इस साइट को आपका स्थान देखने की अनुमति नहीं है। ब्राउज़र की सेटिंग में अनुमति दें, या सूची से शहर चुनें।',
    unavailable: 'फ़ोन आपका स्थान पता नहीं कर सका। खुली जगह में फिर से कोशिश करें, या सूची से शहर चुनें।',
    timeout: 'आपका स्थान पता करने में बहुत देर लगी। फिर से कोशिश करें, या सूची से शहर चुनें।',
    unsupported: 'यह ब्राउज़र आपका स्थान नहीं बता सकता। कृपया सूची से शहर चुनें।',
    zone: (name: string, zone: string) =>
      `यह ब्राउज़र ${name} का समय क्षेत्र (${zone}) नहीं जानता, इसलिए तारीखें गलत हो सकती हैं। कृपया उसी देश का दूसरा शहर चुनें, या ब्राउज़र अपडेट करें।`,
  },
  credit: 'शहर: GeoNames, CC BY 4.0',
} satisfies Words<typeof english.city.english>)
