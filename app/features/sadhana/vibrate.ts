/** Milliseconds of vibration and of rest. */
const patterns = { bead: [14], round: [70, 60, 70, 60, 160], undo: [8, 50, 8] }

/** Computers offer it too, and nothing can be felt. */
export const canVibrate = (): boolean =>
  'vibrate' in navigator && matchMedia('(pointer: coarse)').matches

/** A tick at each bead, felt without looking, and a longer one at the end of a round. */
export const vibrate = (what: keyof typeof patterns): void => {
  if (canVibrate()) navigator.vibrate(patterns[what])
}
