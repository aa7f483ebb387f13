import type { Track } from './tracks.ts'

/**
 * `failed`: the file is missing or broken. `offline`: the file may be fine, but the server could
 * not be reached.
 */
export type PlayerStatus = 'idle' | 'loading' | 'playing' | 'paused' | 'failed' | 'offline'

export type PlayerState = {
  track: Track | undefined
  status: PlayerStatus
  /** Seconds. */
  position: number
  duration: number
  /** 0 to 1. */
  volume: number
  isMuted: boolean
  /** Factor on the chosen volume, 0 to 1: lower while muted or fading out. */
  loudness: number
  /** It plays, and the device has nothing to play it on: a speaker was lost, or there is none. */
  hasNoOutput: boolean
  /** Ids of tracks whose audio was missing or broken, until one of them plays after all. */
  broken: ReadonlySet<string>
  /** Number of seeks by the user. */
  jumps: number
  /** Set while the track can be practised (practice/): ways from line to line, if it has any. */
  steps?: { previous?: () => void; next?: () => void } | undefined
}

export type Player = ReturnType<typeof createPlayer>

const initial: PlayerState = {
  track: undefined,
  status: 'idle',
  position: 0,
  duration: 0,
  volume: 0.7,
  isMuted: false,
  loudness: 1,
  hasNoOutput: false,
  broken: new Set(),
  jumps: 0,
}

/** The status a card shows for its own track. */
export function statusOf({ track, status, broken }: PlayerState, id: string): PlayerStatus {
  if (track?.id === id) return status
  return broken.has(id) ? 'failed' : 'idle'
}

/** `HAVE_CURRENT_DATA`: with more than that, the element can continue. */
const haveCurrentData = 2

/** How long playback may stall before the network is reported as too weak. */
const patienceMs = 15_000

/**
 * The app's one player: one `<audio>` element, so that a second mantra always stops the first and
 * sound continues across pages. `isAnswered` checks whether the server answers for a file: if it
 * does, the file is broken; if not, the network is down.
 */
export function createPlayer(isAnswered: (url: string) => Promise<boolean>) {
  let state = initial
  let audio: HTMLAudioElement | undefined
  let patience: ReturnType<typeof setTimeout> | undefined
  // One failure is reported twice, by the element and by its `play()`: it is explained once.
  let attempt = 0
  let explained = 0
  // Tracks played after the current one.
  let queue: readonly Track[] = []
  const listeners = new Set<() => void>()

  const set = (change: Partial<PlayerState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  const start = () => {
    if (!audio || !state.track) return
    attempt++
    // A failed element does nothing more until it gets its address again.
    if (state.status === 'failed' || state.status === 'offline')
      load(state.track, state.position, true)
    const isOn = !audio.paused && audio.readyState > haveCurrentData
    set({ status: isOn ? 'playing' : 'loading', hasNoOutput: false })
    bePatient()
    audio.play().catch((error: unknown) => {
      const name = error instanceof DOMException ? error.name : ''
      // Ended by a pause or by another track: nothing went wrong.
      if (name === 'AbortError') return
      if (name === 'NotAllowedError') set({ status: 'paused' })
      else void explain()
    })
  }

  /** Restarts the timer: something arrived, or silence has just begun. */
  const bePatient = () => {
    clearTimeout(patience)
    patience = setTimeout(giveUp, patienceMs)
  }

  const isRunning = () => state.status === 'playing' || state.status === 'loading'

  const giveUp = () => {
    if (state.status !== 'loading') return
    audio?.pause()
    set({ status: 'offline' })
  }

  const explain = async () => {
    const code = audio?.error?.code
    // Firefox reports this as an element error and keeps playing silently.
    const plays = audio && !audio.paused && audio.readyState > haveCurrentData
    if (plays && code === MediaError.MEDIA_ERR_DECODE) return set({ hasNoOutput: true })
    const { track } = state
    if (!track || !audio?.getAttribute('src')?.startsWith(track.url) || explained === attempt)
      return
    const own = (explained = attempt)
    const isBroken = code !== MediaError.MEDIA_ERR_NETWORK && (await isAnswered(track.url))
    if (own !== attempt) return
    clearTimeout(patience)
    if (isBroken) set({ status: 'failed', broken: new Set(state.broken).add(track.id) })
    else set({ status: 'offline' })
  }

  const jump = (seconds: number) => {
    if (!audio) return
    audio.currentTime = seconds
    set({ position: audio.currentTime, jumps: state.jumps + 1 })
  }

  /** The element starts at `position` seconds as soon as it knows the file. */
  const load = (track: Track, position = 0, isRetry = false) => {
    if (!audio) return
    // What sounds since before the app was there (app/boot.js) plays on. In a retry a browser would
    // play again what it remembers of the same address.
    if (isRetry || audio.paused || audio.getAttribute('src') !== track.url)
      audio.src = isRetry ? `${track.url}?again=${attempt}` : track.url
    if (position > 0) audio.currentTime = position
    const steps = track.id === state.track?.id ? state.steps : undefined
    set({ track, position, duration: audio.duration || 0, status: 'loading', steps })
  }

  /** Clears the current track from the list of broken ones: it plays. */
  const clearBroken = () => {
    const broken = new Set(state.broken)
    return state.track && broken.delete(state.track.id) ? { broken } : {}
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    /** Attaches the shell's element; returns a function that detaches it. */
    attach(element: HTMLAudioElement): () => void {
      audio = element
      element.volume = state.volume
      const on: Record<string, () => void> = {
        playing: () => {
          clearTimeout(patience)
          set({ status: 'playing', ...clearBroken() })
        },
        waiting: () => {
          set({ status: 'loading' })
          bePatient()
        },
        progress: () => state.status === 'loading' && bePatient(),
        pause: () => isRunning() && !element.ended && set({ status: 'paused' }),
        ended: () => {
          const [next, ...rest] = queue
          if (next) {
            queue = rest
            load(next)
            return start()
          }
          element.currentTime = 0
          set({ status: 'paused', position: 0 })
        },
        timeupdate: () => set({ position: element.currentTime }),
        seeking: () => set({ position: element.currentTime }),
        durationchange: () =>
          set({ duration: Number.isFinite(element.duration) ? element.duration : 0 }),
        volumechange: () =>
          state.loudness === 1 && set({ volume: element.volume, isMuted: element.muted }),
        error: () => void explain(),
      }
      for (const [event, listener] of Object.entries(on)) element.addEventListener(event, listener)
      return () => {
        for (const [event, listener] of Object.entries(on))
          element.removeEventListener(event, listener)
        audio = undefined
      }
    },

    /**
     * Starts a track from its beginning, or continues it if it is the current one; this also
     * retries a failed track. `then` follows it, one after the other.
     */
    play(track: Track, then: readonly Track[] = []) {
      queue = then
      if (track.id !== state.track?.id) load(track)
      start()
    },
    toggle() {
      if (!state.track) return
      if (isRunning()) audio?.pause()
      else start()
    },
    resume() {
      if (!isRunning()) start()
    },
    pause: () => audio?.pause(),
    seek: (seconds: number) => jump(Math.max(0, Math.min(seconds, state.duration))),
    restart() {
      jump(0)
      if (audio?.paused) start()
    },
    /** For what loads later: the volume, and the practice, which silences and fades. */
    change(change: Partial<PlayerState>) {
      set(change)
      if (!audio) return
      audio.volume = state.volume * state.loudness
      audio.muted = state.isMuted || state.loudness === 0
    },
    getElement: () => audio,
    /** Stops and forgets the track, and releases what was fetched of it. */
    close() {
      queue = []
      clearTimeout(patience)
      attempt++
      audio?.pause()
      audio?.removeAttribute('src')
      audio?.load()
      const { volume, isMuted, broken } = state
      set({ ...initial, volume, isMuted, broken, steps: undefined })
    },
  }
}
