import { vi } from 'vitest'

/** The browser's element, reduced to what the player uses: it starts at once, and fails on request. */
export class AnElement extends EventTarget {
  address = ''
  get src() {
    return this.address
  }
  set src(address: string) {
    this.address = address
    this.error = null
    this.paused = true
    this.readyState = 0
    this.currentTime = 0
    this.duration = NaN
  }
  currentTime = 0
  duration = 60
  volume = 1
  paused = true
  ended = false
  readyState = 0
  error: { code: number } | null = null
  isMuted = false
  get muted() {
    return this.isMuted
  }
  set muted(muted: boolean) {
    this.isMuted = muted
    this.say('volumechange')
  }
  play = vi.fn(async () => {
    // As in a browser: without a new address a failed element refuses silently.
    if (this.error)
      throw new DOMException('The element has no supported sources.', 'NotSupportedError')
    this.paused = false
    this.readyState = 4
    this.duration ||= 60
    this.say('durationchange')
    this.say('playing')
  })
  pause() {
    if (this.paused) return
    this.paused = true
    this.say('pause')
  }
  load = vi.fn()
  getAttribute = () => this.src
  removeAttribute = () => (this.src = '')
  say(event: string) {
    this.dispatchEvent(new Event(event))
  }
  /** As in a browser: a failure pauses nothing, and what has come stays. */
  fail(code: number) {
    this.error = { code }
    this.say('error')
  }
  /** As in Firefox: it plays on without a sound. */
  loseOutput() {
    this.error = { code: 3 }
    this.say('error')
  }
}
