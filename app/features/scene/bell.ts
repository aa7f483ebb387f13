/** The partials of a temple bell: how many times the lowest, how loud, and how long they ring. */
const partials = [
  [0.5, 0.35, 3.2],
  [1, 0.5, 2.6],
  [1.19, 0.3, 1.8],
  [1.5, 0.18, 1.4],
  [2, 0.25, 1.1],
  [2.74, 0.12, 0.7],
] as const

const lowest = 620
const strikeSeconds = 0.006

let context: AudioContext | undefined

/** Rings once, and only after a touch: nothing plays unasked. */
export function ringBell(): void {
  context ??= new AudioContext()
  // iOS begins silent.
  void context.resume()
  const now = context.currentTime
  for (const [times, loudness, seconds] of partials) {
    const tone = new OscillatorNode(context, { frequency: lowest * times })
    const gain = new GainNode(context, { gain: 0 })
    gain.gain.linearRampToValueAtTime(loudness * 0.3, now + strikeSeconds)
    gain.gain.exponentialRampToValueAtTime(0.0001, now + seconds)
    tone.connect(gain).connect(context.destination)
    tone.start(now)
    tone.stop(now + seconds)
  }
}
