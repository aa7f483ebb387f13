import type * as english from '#app/i18n/en/city/city.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'
import { stateName } from '#contract/i18n/mr/stateNames.ts'

export const city = catalogue('city', {
  label: 'माझे शहर',
  temple: 'मंदिराचे शहर',
  here: 'माझे स्थान',
  near: (name: string) => `${name} परिसर`,
  myLocation: 'माझे स्थान',
  change: 'बदला',
  changeFrom: (name: string) => `माझे शहर: ${name}. बदला`,
  title: 'माझे शहर निवडा',
  intro: 'संकष्टी आपल्याकडील चंद्रोदयावर ठरते. आपले शहर फक्त या फोनवर जतन होते.',
  search: 'शहराचे नाव',
  placeholder: 'मुंबई, Mumbai, London …',
  noneFound: (typed: string) =>
    `“${typed}” हे शहर यादीत नाही. जवळचे मोठे शहर शोधा, किंवा फोनचे स्थान वापरा.`,
  /** A state of India, or a country. */
  region: stateName,
  found: (count: number) => `सापडलेली शहरे: ${count}`,
  useLocation: 'फोनचे स्थान वापरा',
  locating: 'आपले स्थान शोधत आहे …',
  locationStays: 'आपले स्थान या फोनबाहेर जात नाही.',
  templeCity: (name: string) => `मंदिराचे शहर: ${name}`,
  close: 'बंद करा',
  failures: {
    denied:
      'या संकेतस्थळाला स्थान पाहण्याची परवानगी नाही. ब्राउझरच्या सेटिंग्जमध्ये परवानगी द्या, किंवा यादीतून शहर निवडा.',
    unavailable: 'फोनला स्थान सापडले नाही. मोकळ्या जागेत पुन्हा प्रयत्न करा, किंवा यादीतून शहर निवडा.',
    timeout: 'स्थान शोधायला फार वेळ लागला. पुन्हा प्रयत्न करा, किंवा यादीतून शहर निवडा.',
    unsupported: 'या ब्राउझरला स्थान सांगता येत नाही. कृपया यादीतून शहर निवडा.',
    zone: (name: string, zone: string) =>
      `या ब्राउझरला ${name} येथील वेळ (${zone}) माहीत नाही, त्यामुळे तारखा चुकू शकतात. कृपया त्याच देशातील दुसरे शहर निवडा, किंवा ब्राउझर अपडेट करा.`,
  },
  credit: 'शहरे: GeoNames, CC BY 4.0',
} satisfies Words<typeof english.city.english>)
