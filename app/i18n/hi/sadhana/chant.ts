import { counted } from '#contract/i18n/hi/plural.ts'
import { numberText } from '#contract/i18n/numbers.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/sadhana/chant.ts'

export const chant = catalogue('chant', {
  title: (mantra: string) => `माला पर जप: ${mantra}`,
  description: 'आपके फ़ोन पर 108 मनकों की माला। इंटरनेट न हो तब भी गिनती बनी रहती है।',
  back: 'मंत्र पर वापस',
  round: (round: number, target: number) =>
    target > 0 && round <= target ? `माला ${round} / ${target}` : `माला ${round}`,
  targetDone: (target: number) =>
    counted(target, { one: 'आज की माला पूरी हुई', other: `आज की ${target} मालाएँ पूरी हुईं` }),
  ofBeads: (beads: number) => `/ ${beads}`,
  counted: (bead: number, beads: number) => `${bead} / ${beads} मनके`,
  count: 'एक मनका गिनें',
  howTo: 'गिनने के लिए कहीं भी छुएँ',
  howToKeys: 'गिनने के लिए स्पेस दबाएँ, एक मनका घटाने के लिए बैकस्पेस',
  today: (beads: number) => `आज ${numberText(beads)}`,
  inARow: (days: number) => counted(days, { one: `${days} दिन`, other: `लगातार ${days} दिन` }),
  undo: 'पूर्ववत करें',
  withAudio: 'ऑडियो के साथ',
  stopAudio: 'ऑडियो बंद करें',
  audioOffline: 'इंटरनेट नहीं है, और यह रिकॉर्डिंग सहेजी हुई नहीं है।',
  audioFailed: 'यह रिकॉर्डिंग अभी नहीं चल सकती।',
  vibrate: 'कंपन',
  roundDone: (round: number) => `माला ${round} पूरी हुई`,
  settings: 'माला की सेटिंग',
  target: 'रोज़ कितनी मालाएँ',
  noTarget: 'कोई लक्ष्य नहीं',
  rounds: (rounds: number) => counted(rounds, { one: `${rounds} माला`, other: `${rounds} मालाएँ` }),
  vibrates: 'हर मनके पर कंपन, माला पूरी होने पर लंबा कंपन',
  rings: 'हर माला पर घंटी बजाएँ',
  log: 'आपकी साधना डायरी',
  close: 'हो गया',
  trouble: {
    full: 'इस फ़ोन में जगह नहीं है। गिनती हो गई है, पर अभी सहेजी नहीं गई। कुछ जगह खाली करके फिर से कोशिश करें।',
    refused: 'यह ब्राउज़र गिनती सहेजने नहीं देता। पेज बंद करने पर गिनती मिट जाएगी।',
  },
  freeSpace: 'जगह खाली करें',
  tryAgain: 'फिर से कोशिश करें',
} satisfies Words<typeof english.chant.english>)
