import type { ScriptName } from '#app/script/scripts.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/mantras/mantraPage.ts'

const notes: Partial<Record<ScriptName, string>> = {
  roman: 'बड़े रोमन अक्षर दीर्घ स्वर और ट, ड, ण, ष दिखाते हैं (आईट्रांस)।',
  tamil: 'जो ध्वनियाँ तमिल में एक ही अक्षर से लिखी जाती हैं, उन्हें ऊपर के छोटे अंक अलग करते हैं।',
  bengali: 'बांग्ला में ब और व एक ही अक्षर से लिखे जाते हैं।',
}

export const mantraPage = catalogue('mantraPage', {
  close: 'बंद करें',
  verses: 'श्लोकों और पदों की सूची',
  meaning: 'अर्थ',
  wordByWord: 'शब्दार्थ',
  sources: 'स्रोत',
  scripts: {
    label: 'लिपि',
    names: {
      devanagari: 'देवनागरी',
      iast: 'रोमन, उच्चारण चिह्नों के साथ',
      roman: 'सरल रोमन',
      telugu: 'तेलुगु · తెలుగు',
      tamil: 'तमिल · தமிழ்',
      kannada: 'कन्नड़ · ಕನ್ನಡ',
      bengali: 'बांग्ला · বাংলা',
      gujarati: 'गुजराती · ગુજરાતી',
      malayalam: 'मलयालम · മലയാളം',
    },
    notes,
    failed: 'यह लिपि लोड नहीं हो सकी।',
    offline: 'यह लिपि लोड नहीं हो सकी। इंटरनेट आने पर यह दिखेगी।',
  },
  card: {
    open: 'चित्र शेयर करें',
    heading: 'मंत्र का चित्र',
  },
} satisfies Words<typeof english.mantraPage.english>)
