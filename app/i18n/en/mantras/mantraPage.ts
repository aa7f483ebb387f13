import { catalogue } from '#app/i18n/words.ts'
import type { ScriptName } from '#app/script/scripts.ts'

const notes: Partial<Record<ScriptName, string>> = {
  roman:
    'Capital letters mark long vowels and the sounds t, d, n and sh made further back (ITRANS).',
  tamil: 'Raised numbers tell apart sounds that Tamil writes with one letter.',
  bengali: 'Bengali writes b and v with one letter.',
}

/** A mantra's own page: its scripts, what its verses mean, and how it is shared. */
export const mantraPage = catalogue('mantraPage', {
  close: 'Close',
  verses: 'Verses',
  meaning: 'Meaning',
  wordByWord: 'Word by word',
  sources: 'Sources',
  scripts: {
    label: 'Script',
    names: {
      devanagari: 'Devanagari · देवनागरी',
      iast: 'Roman with accents',
      roman: 'Plain Roman',
      telugu: 'Telugu · తెలుగు',
      tamil: 'Tamil · தமிழ்',
      kannada: 'Kannada · ಕನ್ನಡ',
      bengali: 'Bengali · বাংলা',
      gujarati: 'Gujarati · ગુજરાતી',
      malayalam: 'Malayalam · മലയാളം',
    } satisfies Record<ScriptName, string>,
    notes,
    failed: 'This script could not be loaded.',
    offline: 'This script could not be loaded. It will appear when you’re online.',
  },
  card: {
    open: 'Share as picture',
    heading: 'A picture of the mantra',
  },
})
