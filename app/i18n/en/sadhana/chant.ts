import { counted } from '#contract/i18n/en/plural.ts'
import { numberText } from '#contract/i18n/numbers.ts'
import { catalogue } from '#app/i18n/words.ts'

export const chant = catalogue('chant', {
  title: (mantra: string) => `Chant ${mantra} on the mala`,
  description: 'A mala of 108 beads on your phone. It keeps your count, even offline.',
  back: 'Back to the mantra',
  round: (round: number, target: number) =>
    target > 0 && round <= target ? `Round ${round} of ${target}` : `Round ${round}`,
  targetDone: (target: number) =>
    counted(target, {
      one: 'Today’s round is complete',
      other: `Today’s ${target} rounds are complete`,
    }),
  ofBeads: (beads: number) => `of ${beads}`,
  counted: (bead: number, beads: number) => `${bead} of ${beads} beads`,
  count: 'Count a bead',
  howTo: 'Touch anywhere to count',
  howToKeys: 'Space to count, Backspace to undo',
  today: (beads: number) => `${numberText(beads)} today`,
  inARow: (days: number) => counted(days, { one: '1 day', other: `${days} days in a row` }),
  undo: 'Undo',
  withAudio: 'With audio',
  stopAudio: 'Stop audio',
  audioOffline: 'You’re offline, and this recording is not saved.',
  audioFailed: 'This recording cannot be played right now.',
  vibrate: 'Vibrate',
  roundDone: (round: number) => `Round ${round} complete`,
  settings: 'Mala settings',
  target: 'Rounds a day',
  noTarget: 'No target',
  rounds: (rounds: number) => counted(rounds, { one: '1 round', other: `${rounds} rounds` }),
  vibrates: 'Vibrate at each bead, longer at each round',
  rings: 'Ring a bell at each round',
  log: 'Your sadhana log',
  close: 'Done',
  trouble: {
    full: 'This phone is full. Your beads are counted, but not saved yet. Free up some space, then try again.',
    refused:
      'This browser is not saving your beads. They are counted as long as this page stays open.',
  },
  freeSpace: 'Free up space',
  tryAgain: 'Try again',
})
