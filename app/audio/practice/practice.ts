import type { Player } from '#app/audio/player.ts'
import { lineAt, linesOf, type Score } from '#app/audio/score.ts'
import type { Track } from '#app/audio/tracks.ts'
import { linesToPlay, nextStart, previousStart } from './linesToPlay.ts'
import { createKnownLines, type NamedLine } from './knownLines.ts'
import { initial, isQuiet, type PracticeEvent, step } from './machine.ts'
import { decisionAt, untilNextMs } from './moments.ts'
import type { Places } from './places.ts'
import { once, type Plan, planOf, type Settings } from './plan.ts'
import { isSameView, type PracticeView } from './practiceView.ts'
import { createRecitations } from './recitations.ts'
import { createSleep } from './sleep.ts'
import { watchElement } from './watchElement.ts'

export type Practice = ReturnType<typeof createPractice>

type Deps = { places: Places; now: () => number }

const nothing: Plan = { units: [], times: undefined, isMyTurn: false, isWhole: true }

/** The element reports its time about every 250 ms; earlier events need a timer. */
const reportMs = 400

/** A recitation continues where it was left only if it has hardly begun. */
const hardlyBegunMs = 3_000

/**
 * Practises the one recitation that the player has: it only seeks, silences and stops the player's
 * own element, so a second one can never be heard.
 */
export function createPractice(player: Player, { places, now }: Deps) {
  const known = createKnownLines()
  const recitations = createRecitations()
  const listeners = new Set<() => void>()
  const sleep = createSleep(now)
  let element: HTMLAudioElement | undefined
  let beforeSeek: () => void = () => undefined
  let settings = once
  let state = initial
  let plan = nothing
  let score: Score | undefined
  let last = player.getState()
  let timer: ReturnType<typeof setTimeout> | undefined

  const position = (): number => (element?.currentTime ?? 0) * 1000
  const readPosition = () => player.change({ position: position() / 1000 })
  const isSounding = () => player.getState().status === 'playing'

  const viewNow = (): PracticeView => ({
    mantra: score && last.track?.id,
    phase: state.phase,
    count: state.count,
    settings,
    line: score && lineAt(score, position()),
    sleepsAt: sleep.get(),
  })
  let view = viewNow()
  const notify = () => {
    const next = viewNow()
    if (isSameView(view, next)) return
    view = next
    for (const listener of listeners) listener()
  }

  const seekTo = (ms: number) => {
    if (!element) return
    beforeSeek()
    element.currentTime = ms / 1000
    readPosition()
  }

  const applyLoudness = () => player.change({ loudness: isQuiet(state) ? 0 : sleep.loudness() })

  const applySpeed = () => {
    if (!element) return
    const speed = score ? settings.speed : 1
    // Loading a new file resets the rate to the default.
    element.defaultPlaybackRate = speed
    element.playbackRate = speed
  }

  const dispatch = (event: PracticeEvent) => {
    const before = state
    const { state: after, stops, seekTo: ms, completes } = step(plan, state, event)
    state = after
    if (isQuiet(before) !== isQuiet(after)) applyLoudness()
    if (stops) player.pause()
    if (ms !== undefined) seekTo(ms)
    if (after.phase === 'finished' && last.track) places.forget(last.track.id)
    if (completes && plan.isWhole) announce()
    notify()
  }

  const announce = () => {
    const restMs = recitations.announce(last.track?.id ?? '', state.count)
    if (restMs > 0) dispatch({ type: 'rests', ms: restMs })
  }

  const tick = () => {
    if (!element || element.seeking) return
    readPosition()
    if (isSounding() && position() >= decisionAt(plan, state, settings.speed))
      dispatch({ type: 'reached' })
    if (sleep.get() !== undefined) fallAsleep()
    keepPlace()
    notify()
    awaitNext()
  }

  /** Sets a timer for a decision or a new line due before the next time report. */
  const awaitNext = () => {
    clearTimeout(timer)
    if (!score || !isSounding()) return
    const inMs = untilNextMs(score, plan, state, settings, position())
    if (inMs <= reportMs) timer = setTimeout(tick, Math.max(0, inMs))
  }

  const fallAsleep = () => {
    if (!isSounding()) return
    if (sleep.isOver()) player.pause()
    applyLoudness()
  }

  const keepPlace = (isLast = false) => {
    if (!score || !last.track || state.phase === 'finished') return
    if (isLast || places.isDue()) places.keep(last.track.id, position() / 1000)
  }

  const replan = (isNew: boolean) => {
    plan = score ? planOf(score, settings) : nothing
    dispatch({ type: 'planned', at: position(), isNew })
  }

  /** The player has another track, or its track's lines have become known. */
  const begin = () => {
    const { track } = player.getState()
    dispatch({ type: 'left' })
    settings = { ...once, speed: settings.speed }
    score = known.scoreOf(track?.id)
    // At the end the browser itself begins again, however late its reports are.
    if (element) element.loop = score !== undefined
    applySpeed()
    applyLoudness()
    player.change({ steps: score && (linesOf(score).length > 0 ? { previous, next } : {}) })
    const savedSeconds = score && track ? places.of(track.id) : undefined
    if (savedSeconds !== undefined && position() < hardlyBegunMs) seekTo(savedSeconds * 1000)
    replan(true)
    if (score && isSounding()) dispatch({ type: 'plays' })
  }

  /** A page that is rendered together with the shell is there before the shell's element. */
  const watch = () => {
    element = player.getElement()
    if (element)
      beforeSeek = watchElement(element, {
        onTime: tick,
        onWrap: (at) => dispatch({ type: 'ended', at }),
      })
  }

  const follow = () => {
    if (!element) watch()
    const before = last
    last = player.getState()
    if (last.track?.id !== before.track?.id) {
      if (!last.track) sleep.after(undefined)
      begin()
      return
    }
    if (last.jumps !== before.jumps) {
      beforeSeek()
      goTo(last.position * 1000)
    }
    if (last.status !== before.status) followStatus()
  }

  const followStatus = () => {
    const { status } = player.getState()
    if (status === 'playing') {
      // A time that passed in silence stops nothing any more.
      if (sleep.isOver()) applyLoudness()
      if (score) dispatch({ type: 'plays' })
    }
    if (status === 'paused') {
      dispatch({ type: 'stops' })
      keepPlace(true)
    }
    if (status === 'failed' || status === 'offline') dispatch({ type: 'broke' })
    awaitNext()
  }

  /** Handles a seek. Outside the chosen lines it clears the choice. */
  const goTo = (ms: number) => {
    const isOutside = !plan.units.some(({ from, to }) => from <= ms && ms < to)
    if (settings.lines && isOutside) {
      settings = { ...settings, lines: undefined, times: undefined }
      replan(true)
    }
    dispatch({ type: 'moved', to: ms })
    awaitNext()
  }

  const linesNow = () => (score ? linesToPlay(score, settings.lines) : [])
  const previous = () => player.seek(previousStart(linesNow(), position()) / 1000)
  const next = () => player.seek(nextStart(linesNow(), position()) / 1000)

  watch()
  player.subscribe(follow)
  addEventListener('pagehide', () => keepPlace(true))

  return {
    getState: (): PracticeView => view,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    /** The lines of the current mantra; empty if they are not timed. */
    getLines: (): readonly NamedLine[] => known.namesOf(last.track?.id),

    /**
     * Subscribes to the end of each recitation, before the next begins. Returns the unsubscribe
     * function.
     */
    onRecitation: recitations.listen,

    /** A mantra can be practised once it is known when its lines are sung. */
    know(mantra: string, score: Score, texts: readonly string[] = []) {
      if (known.learn(mantra, score, texts) && player.getState().track?.id === mantra) begin()
    },

    choose(change: Partial<Settings>) {
      const { lines, times, isMyTurn } = settings
      settings = { ...settings, ...change }
      applySpeed()
      const isNew = settings.lines !== lines || settings.times !== times
      if (isNew || settings.isMyTurn !== isMyTurn) replan(isNew)
      notify()
    },

    /** Plays from the beginning of a line. */
    playFrom(track: Track, line: number) {
      const from = known.startOf(track.id, line)
      if (from === undefined) return
      if (player.getState().track?.id !== track.id) player.play(track)
      seekTo(from)
      goTo(from)
      player.resume()
    },

    previous,
    next,

    /** Sleep timer in minutes: fades out and stops; undefined turns it off. */
    sleepAfter(minutes: number | undefined) {
      sleep.after(minutes)
      applyLoudness()
      notify()
    },
  }
}
