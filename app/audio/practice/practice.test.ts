import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Player } from '#app/audio/player.ts'
import type { Track } from '#app/audio/tracks.ts'
import { aPractice, score, track } from '#app/test/aPractice.ts'
import type { Practice } from './practice.ts'

const other: Track = { id: 'other', title: 'Other', url: '/audio/other.mp3', bytes: 1 }
const storage = new Map<string, string>()
let element: ReturnType<typeof aPractice>['element']
let player: Player
let practice: Practice

/** Opens the page, which keeps what was stored. */
function open() {
  const opened = aPractice(storage)
  element = opened.element
  player = opened.player
  practice = opened.begin()
}

beforeEach(() => {
  storage.clear()
  open()
})

const view = () => practice.getState()
const seconds = (from: number, to: number) => element.heard.filter((at) => at >= from && at < to)

describe('The practice', () => {
  it('changes nothing of the player when it is created: React creates it while it renders', () => {
    const opened = aPractice()
    opened.player.play(track)
    const listener = vi.fn()
    opened.player.subscribe(listener)
    opened.create()
    expect(listener).not.toHaveBeenCalled()
  })

  it('follows a player whose element comes later: a page and its sound are rendered at once', () => {
    const { player, element, attach, begin } = aPractice(undefined, false)
    const practice = begin()
    attach()
    player.play(track)
    element.pass(5)
    expect(practice.getState()).toMatchObject({ phase: 'reciting', line: 0 })
    element.pass(40)
    expect(practice.getState()).toMatchObject({ phase: 'finished', count: 1 })
  })

  it('plays once through if nothing is chosen, and stops at the beginning', () => {
    player.play(track)
    element.pass(40)
    expect(element).toMatchObject({ paused: true, time: 0 })
    expect(view()).toMatchObject({ phase: 'finished', count: 1 })
  })

  it('repeats a line three times with a silence as long as the line, then stops', () => {
    player.play(track)
    practice.choose({ lines: { first: 1, last: 1 }, times: 3, isMyTurn: true })
    element.pass(100)
    expect(view()).toMatchObject({ phase: 'finished', count: 3 })
    // The second line's 10.5 seconds, and nothing of the first.
    expect(seconds(3, 9.9)).toEqual([])
    expect(seconds(9.9, 20.6).length).toBeGreaterThan(3 * 10.3 * 10)
    expect(seconds(9.9, 20.6).length).toBeLessThan(3 * 10.6 * 10)
    expect(element.now - 1_000_000).toBeGreaterThan(6 * 10.3 * 1000)
    expect(element.muted).toBe(false)
  })

  it('marks the line in its silence too', () => {
    player.play(track)
    practice.choose({ isMyTurn: true })
    element.pass(12)
    expect(view()).toMatchObject({ phase: 'answering', line: 0 })
    expect(element.muted).toBe(true)
    expect(player.getState().isMuted).toBe(false)
  })

  it('keeps the pitch’s speed for the mantras it knows only', () => {
    player.play(track)
    practice.choose({ speed: 0.75 })
    expect(element).toMatchObject({ playbackRate: 0.75, defaultPlaybackRate: 0.75 })
    player.play(other)
    expect(element).toMatchObject({ playbackRate: 1, loop: false })
    expect(view().mantra).toBeUndefined()
    player.play(track)
    expect(element).toMatchObject({ playbackRate: 0.75, loop: true })
  })

  it('says when a recitation ended, before the next begins, and is silent as long as it is asked', () => {
    const ended: [string, number][] = []
    practice.onRecitation(({ mantra, count, rest }) => {
      ended.push([mantra, count])
      rest(2_000)
    })
    player.play(track)
    practice.choose({ times: 2 })
    element.pass(30)
    expect(ended).toEqual([['stotra', 1]])
    expect(view().phase).toBe('resting')
    expect(element.muted).toBe(true)
    element.pass(2.5)
    expect(view().phase).toBe('reciting')
    expect(element.muted).toBe(false)
    expect(element.time).toBeLessThan(1)
    element.pass(40)
    expect(ended).toEqual([
      ['stotra', 1],
      ['stotra', 2],
    ])
    expect(element.paused).toBe(true)
  })

  it('tells of no recitation when only a part was repeated', () => {
    let recitations = 0
    practice.onRecitation(() => recitations++)
    player.play(track)
    practice.choose({ lines: { first: 0, last: 0 }, times: 3 })
    element.pass(60)
    expect(view()).toMatchObject({ phase: 'finished', count: 3 })
    expect(recitations).toBe(0)
  })

  it('fades out and stops when it is time to sleep, and leaves the volume as it was', () => {
    player.play(track)
    practice.choose({ times: Infinity })
    practice.sleepAfter(5)
    element.pass(280)
    expect(element.volume).toBe(0.7)
    element.pass(14)
    expect(element.volume).toBeLessThan(0.5)
    expect(element.volume).toBeGreaterThan(0.1)
    element.pass(7)
    expect(element).toMatchObject({ paused: true, volume: 0.7 })
    expect(player.getState().volume).toBe(0.7)
    expect(view()).toMatchObject({ phase: 'paused', sleepsAt: undefined })
  })

  it('does not stop at once if the time to sleep passed during a pause', () => {
    player.play(track)
    practice.sleepAfter(5)
    player.pause()
    element.now += 600_000
    player.resume()
    element.pass(1)
    expect(element).toMatchObject({ paused: false, volume: 0.7 })
  })

  it('continues where it was left when the page is opened again', () => {
    player.play(track)
    element.pass(12)
    player.pause()
    open()
    player.play(track)
    expect(element.time).toBeCloseTo(12, 1)
    expect(view().phase).toBe('reciting')
  })

  it('begins again after it was heard to its end', () => {
    player.play(track)
    element.pass(40)
    open()
    player.play(track)
    expect(element.time).toBe(0)
  })

  it('plays from a line, and chooses lines no longer that it is not among', () => {
    practice.playFrom(track, 1)
    expect(element).toMatchObject({ paused: false, time: 10 })
    practice.choose({ lines: { first: 1, last: 1 }, times: 3 })
    practice.playFrom(track, 0)
    expect(view().settings).toMatchObject({ lines: undefined, times: undefined })
    element.pass(8)
    expect(view().line).toBe(1)
  })

  it('leaves alone what plays when it is loaded', () => {
    const opened = aPractice()
    element = opened.element
    opened.player.play(other)
    element.pass(8)
    opened.begin()
    element.pass(1)
    expect(element.time).toBeCloseTo(9, 1)
    expect(element.loop).toBe(false)
  })

  it('takes up a recitation that began before its lines were known', () => {
    player.play(other)
    element.pass(12)
    practice.know(other.id, score)
    element.pass(1)
    expect(element.time).toBeCloseTo(13, 1)
    expect(view()).toMatchObject({ mantra: 'other', phase: 'reciting', line: 1 })
  })

  it('goes to the next line and back, as a headset asks', () => {
    player.play(track)
    player.getState().steps?.next?.()
    expect(element.time).toBe(3)
    player.getState().steps?.next?.()
    expect(element.time).toBe(10)
    element.pass(1)
    player.getState().steps?.previous?.()
    expect(element.time).toBe(3)
  })

  it('stops with its reason if the file ends too early', () => {
    player.play(track)
    element.duration = 12
    practice.choose({ times: Infinity })
    element.pass(60)
    expect(view().phase).toBe('failed')
    expect(element.paused).toBe(true)
  })

  it('knows nothing of lines where nobody has timed them, and repeats the whole', () => {
    practice.know(other.id, { ...score, starts: [undefined, undefined] })
    player.play(other)
    practice.choose({ times: 3, isMyTurn: true })
    expect(player.getState().steps).toEqual({})
    element.pass(100)
    expect(view()).toMatchObject({ phase: 'finished', count: 3, line: undefined })
  })
})
