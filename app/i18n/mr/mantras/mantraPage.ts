import type { ScriptName } from '#app/script/scripts.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/mantras/mantraPage.ts'

const notes: Partial<Record<ScriptName, string>> = {
  roman: 'मोठी रोमन अक्षरे दीर्घ स्वर आणि ट, ड, ण, ष हे वर्ण दाखवतात (आयट्रान्स).',
  tamil: 'तमिळमध्ये एकाच अक्षराने लिहिलेले वेगवेगळे उच्चार वरच्या लहान अंकांनी दाखवले आहेत.',
  bengali: 'बंगालीत ब आणि व एकाच अक्षराने लिहितात.',
}

export const mantraPage = catalogue('mantraPage', {
  close: 'बंद करा',
  verses: 'अनुक्रम',
  meaning: 'अर्थ',
  wordByWord: 'शब्दशः अर्थ',
  sources: 'संदर्भ',
  scripts: {
    label: 'लिपी',
    names: {
      devanagari: 'देवनागरी',
      iast: 'रोमन, उच्चारचिन्हांसह',
      roman: 'साधी रोमन',
      telugu: 'तेलुगू · తెలుగు',
      tamil: 'तमिळ · தமிழ்',
      kannada: 'कन्नड · ಕನ್ನಡ',
      bengali: 'बंगाली · বাংলা',
      gujarati: 'गुजराती · ગુજરાતી',
      malayalam: 'मल्याळम · മലയാളം',
    },
    notes,
    failed: 'ही लिपी लोड झाली नाही.',
    offline: 'ही लिपी लोड झाली नाही. इंटरनेट आल्यावर ती दिसेल.',
  },
  card: {
    open: 'चित्र शेअर करा',
    heading: 'मंत्राचे चित्र',
  },
} satisfies Words<typeof english.mantraPage.english>)
