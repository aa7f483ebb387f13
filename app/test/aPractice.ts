import { createPlayer } from '#app/audio/player.ts'
import type { Track } from '#app/audio/tracks.ts'
import { createPlaces } from '#app/audio/practice/places.ts'
import { createPractice } from '#app/audio/practice/practice.ts'

export const track: Track = { id: 'stotra', title: 'Stotra', url: '/audio/stotra.mp3', bytes: 1 }
export const score = { durationMs: 30_000, starts: [3_000, 10_000], everyMs: undefined }

/** An element whose time advances on request; it plays, seeks and loops as a browser's does. */
class Element extends EventTarget {
  src = ''
  duration = 30
  volume = 1
  muted = false
  paused = true
  seeking = false
  ended = false
  loop = false
  error = null
  playbackRate = 1
  defaultPlaybackRate = 1
  time = 0
  /** The wall's clock, in milliseconds. */
  now = 1_000_000
  /** Each moment at which something was heard. */
  heard: number[] = []
  /** Seeks that have not been reported yet: a browser does it a little later. */
  begun = 0
  get currentTime() {
    return this.time
  }
  set currentTime(to: number) {
    this.time = Math.min(to, this.duration)
    this.seeking = true
    this.begun++
  }
  async play() {
    if (!this.paused) return
    this.paused = false
    this.say('durationchange', 'playing')
  }
  pause() {
    if (this.paused) return
    this.paused = true
    this.say('pause')
  }
  load() {}
  getAttribute = () => this.src
  removeAttribute = () => (this.src = '')
  say(...events: string[]) {
    for (const event of events) this.dispatchEvent(new Event(event))
  }
  /** In steps of a tenth of a second, reporting each. */
  pass(seconds: number) {
    for (let left = Math.round(seconds * 10); left > 0 && !this.paused; left--) {
      this.settle()
      if (!this.muted) this.heard.push(this.time)
      this.time += 0.1 * this.playbackRate
      this.now += 100
      this.say('timeupdate')
      if (this.time >= this.duration) this.currentTime = 0
    }
    this.settle()
  }
  settle() {
    for (; this.begun > 0; this.begun--) this.say('seeking')
    if (!this.seeking) return
    this.seeking = false
    this.say('seeked')
  }
}

/** A page that was just opened, its player, and the practice of one stotra of two lines. */
export function aPractice(storage = new Map<string, string>(), isAttached = true) {
  const element = new Element()
  const player = createPlayer(() => Promise.resolve(true))
  const attach = () => player.attach(element as unknown as HTMLAudioElement)
  if (isAttached) attach()
  const now = () => element.now
  const local = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  } as Storage
  /** The practice loads later than the player. */
  const create = () => createPractice(player, { places: createPlaces(() => local, now), now })
  const begin = () => {
    const practice = create()
    practice.know(track.id, score)
    return practice
  }
  return { element, player, attach, create, begin }
}
