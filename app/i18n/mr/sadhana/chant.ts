import { counted } from '#contract/i18n/en/plural.ts'
import { numberText } from '#contract/i18n/numbers.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/sadhana/chant.ts'

export const chant = catalogue('chant', {
  title: (mantra: string) => `जपमाळेवर जप: ${mantra}`,
  description: '108 मण्यांची जपमाळ आपल्या फोनवर. जपाची मोजणी जपून ठेवते, इंटरनेट नसतानाही.',
  back: 'मंत्राकडे परत',
  round: (round: number, target: number) =>
    target > 0 && round <= target ? `माळ ${round} / ${target}` : `माळ ${round}`,
  targetDone: (target: number) =>
    counted(target, {
      one: 'आजची माळ पूर्ण झाली',
      other: `आजच्या ${target} माळा पूर्ण झाल्या`,
    }),
  ofBeads: (beads: number) => `${beads} मण्यांपैकी`,
  counted: (bead: number, beads: number) => `${beads} मण्यांपैकी ${bead}`,
  count: 'एक मणी मोजा',
  howTo: 'मोजण्यासाठी कोठेही स्पर्श करा',
  howToKeys: 'मोजण्यासाठी स्पेस, एक मणी मागे जाण्यासाठी बॅकस्पेस',
  today: (beads: number) => `आज ${numberText(beads)}`,
  inARow: (days: number) => counted(days, { one: '1 दिवस', other: `सलग ${days} दिवस` }),
  undo: 'एक मणी मागे',
  withAudio: 'आवाजासह',
  stopAudio: 'आवाज थांबवा',
  audioOffline: 'इंटरनेट कनेक्शन नाही, आणि हे ध्वनिमुद्रण जतन केलेले नाही.',
  audioFailed: 'हे ध्वनिमुद्रण सध्या ऐकता येत नाही.',
  vibrate: 'कंपन',
  roundDone: (round: number) => `माळ ${round} पूर्ण झाली`,
  settings: 'जपमाळेच्या सेटिंग्ज',
  target: 'रोज किती माळा',
  noTarget: 'ठरवलेले नाही',
  rounds: (rounds: number) => counted(rounds, { one: '1 माळ', other: `${rounds} माळा` }),
  vibrates: 'प्रत्येक मण्याला कंपन, माळ पूर्ण झाल्यावर मोठे कंपन',
  rings: 'माळ पूर्ण झाल्यावर घंटा वाजवा',
  log: 'आपल्या साधनेची नोंद',
  close: 'ठीक आहे',
  trouble: {
    full: 'या फोनवर जागा नाही. मणी मोजले आहेत, पण अजून जतन झालेले नाहीत. जागा मोकळी करून पुन्हा प्रयत्न करा.',
    refused: 'हा ब्राउझर मणी जतन करत नाही. हे पान उघडे आहे तोपर्यंत मोजणी राहील.',
  },
  freeSpace: 'जागा मोकळी करा',
  tryAgain: 'पुन्हा प्रयत्न करा',
} satisfies Words<typeof english.chant.english>)
