import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { playAgain } from './playAgain.ts'
import { createPlayer, type Player, statusOf } from './player.ts'
import type { Track } from './tracks.ts'
import { AnElement } from '#app/test/anElement.ts'

const gayatri: Track = { id: 'g', title: 'Gayatri', url: '/audio/g.mp3', bytes: 1_000 }
const stotra: Track = { id: 's', title: 'Stotra', url: '/audio/s.mp3', bytes: 2_000 }

let element: AnElement
let player: Player
let isAnswered: boolean
beforeEach(() => {
  vi.stubGlobal('MediaError', {
    MEDIA_ERR_NETWORK: 2,
    MEDIA_ERR_DECODE: 3,
    MEDIA_ERR_SRC_NOT_SUPPORTED: 4,
  })
  isAnswered = true
  element = new AnElement()
  player = createPlayer(() => Promise.resolve(isAnswered))
  player.attach(element as unknown as HTMLAudioElement)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const state = () => player.getState()

describe('The player', () => {
  it('starts at volume 0.7, and plays what it is given', () => {
    player.play(gayatri)
    expect(state()).toMatchObject({ status: 'playing', track: gayatri, volume: 0.7, duration: 60 })
    expect(element).toMatchObject({ src: '/audio/g.mp3', volume: 0.7 })
  })

  it('goes on with what sounds since before the app was there', async () => {
    element.src = gayatri.url
    await element.play()
    element.currentTime = 5
    player.play(gayatri)
    expect(state()).toMatchObject({ status: 'playing', track: gayatri, duration: 60 })
    expect(element.currentTime).toBe(5)
    player.play(stotra)
    expect(element.src).toBe(stotra.url)
  })

  it('says what is wrong with what could not be played before the app was there', async () => {
    element.src = gayatri.url
    await element.play()
    element.fail(4)
    player.play(gayatri)
    await vi.waitFor(() => expect(state().status).toBe('failed'))
  })

  it('ends the first when a second is played, from its beginning', () => {
    player.play(gayatri)
    element.currentTime = 30
    element.say('timeupdate')
    player.play(stotra)
    expect(state()).toMatchObject({ track: stotra, position: 0, status: 'playing' })
  })

  it('goes on where it was when the same one is played again', () => {
    player.play(gayatri)
    element.currentTime = 30
    player.pause()
    player.play(gayatri)
    expect(element.currentTime).toBe(30)
    expect(state().status).toBe('playing')
  })

  it('is paused at position 0 after the end', () => {
    player.play(gayatri)
    element.currentTime = 60
    element.ended = true
    element.paused = true
    element.say('pause')
    element.say('ended')
    expect(state()).toMatchObject({ status: 'paused', position: 0 })
    expect(element.currentTime).toBe(0)
  })

  it('starts over from 0, and plays if it was paused', () => {
    player.play(gayatri)
    element.currentTime = 30
    player.pause()
    player.restart()
    expect(element.currentTime).toBe(0)
    expect(state().status).toBe('playing')
  })

  it('seeks within what there is', () => {
    player.play(gayatri)
    player.seek(1_000)
    expect(state().position).toBe(60)
    player.seek(-5)
    expect(state().position).toBe(0)
  })

  it('calls audio failed where somebody answers for it and it still will not play', async () => {
    player.play(gayatri)
    element.fail(4)
    await vi.waitFor(() => expect(state().status).toBe('failed'))
  })

  it('plays on where the device has lost its sound output, and says so until it is started again', async () => {
    player.play(gayatri)
    element.loseOutput()
    await vi.waitFor(() => expect(state().hasNoOutput).toBe(true))
    expect(state()).toMatchObject({ status: 'playing', broken: new Set() })
    player.toggle()
    expect(state().status).toBe('paused')
    element.error = null
    player.toggle()
    expect(state()).toMatchObject({ status: 'playing', hasNoOutput: false })
  })

  it.each([
    ['nobody answers', 4, false],
    ['the connection broke while playing', 2, true],
  ])('calls it offline where %s: nothing is wrong with the audio', async (_, code, answered) => {
    isAnswered = answered
    player.play(gayatri)
    element.fail(code)
    await vi.waitFor(() => expect(state().status).toBe('offline'))
  })

  it('clears an error and tries again', async () => {
    player.play(gayatri)
    element.fail(4)
    await vi.waitFor(() => expect(state().status).toBe('failed'))
    player.play(gayatri)
    expect(state()).toMatchObject({ status: 'playing', track: gayatri })
    // Not what the browser remembers of that address.
    expect(element.src).toMatch(/^\/audio\/g\.mp3\?again=\d+$/)
  })

  it('keeps the ways from line to line when it tries again, and not for another track', async () => {
    player.play(gayatri)
    player.change({ steps: { next: () => undefined } })
    playAgain(player)
    expect(state().steps).toBeDefined()
    player.play(stotra)
    expect(state().steps).toBeUndefined()
  })

  it('is silenced and faded without touching the volume that was chosen', () => {
    player.play(gayatri)
    player.change({ loudness: 0.5 })
    expect(element).toMatchObject({ volume: 0.35, isMuted: false })
    player.change({ loudness: 0 })
    element.say('volumechange')
    expect(state()).toMatchObject({ volume: 0.7, isMuted: false })
    player.change({ isMuted: !state().isMuted })
    player.change({ loudness: 1 })
    expect(element).toMatchObject({ volume: 0.7, isMuted: true })
    player.change({ isMuted: !state().isMuted })
    expect(element.isMuted).toBe(false)
  })

  it('remembers which audio is broken while others play, until it plays after all', async () => {
    player.play(gayatri)
    element.fail(4)
    await vi.waitFor(() => expect(state().status).toBe('failed'))
    player.play(stotra)
    expect(statusOf(state(), gayatri.id)).toBe('failed')
    expect(statusOf(state(), stotra.id)).toBe('playing')
    player.close()
    expect(statusOf(state(), gayatri.id)).toBe('failed')

    player.play(gayatri)
    expect(statusOf(state(), gayatri.id)).toBe('playing')
    player.play(stotra)
    expect(statusOf(state(), gayatri.id)).toBe('idle')
  })

  it('does not call audio broken for want of a network', async () => {
    isAnswered = false
    player.play(gayatri)
    element.fail(4)
    await vi.waitFor(() => expect(state().status).toBe('offline'))
    player.play(stotra)
    expect(statusOf(state(), gayatri.id)).toBe('idle')
  })

  it('asks once about one failure, although the element and its play() both report it', async () => {
    const ask = vi.fn(() => Promise.resolve(true))
    player = createPlayer(ask)
    player.attach(element as unknown as HTMLAudioElement)
    element.play = vi.fn(async () => {
      element.fail(4)
      throw new DOMException('Failed to load', 'NotSupportedError')
    })
    player.play(gayatri)
    await vi.waitFor(() => expect(state().status).toBe('failed'))
    expect(ask).toHaveBeenCalledOnce()
  })

  it('continues where the network was lost', async () => {
    player.play(gayatri)
    element.currentTime = 30
    element.say('timeupdate')
    element.fail(2)
    await vi.waitFor(() => expect(state().status).toBe('offline'))
    element.currentTime = 0
    player.play(gayatri)
    expect(element.currentTime).toBe(30)
    expect(state()).toMatchObject({ status: 'playing', position: 30 })
  })

  it.each(['toggle', 'resume'] as const)('comes back from an error by %s too', async (button) => {
    player.play(gayatri)
    element.fail(2)
    await vi.waitFor(() => expect(state().status).toBe('offline'))
    player[button]()
    expect(state().status).toBe('playing')
  })

  it('keeps a track that loads when the lock screen says play', () => {
    element.play = vi.fn(async () => {
      element.paused = false
    })
    player.play(gayatri)
    player.resume()
    expect(state().status).toBe('loading')
    expect(element.paused).toBe(false)
  })

  it('does not wait for ever when the network is lost in the middle', () => {
    vi.useFakeTimers()
    player.play(gayatri)
    element.say('waiting')
    vi.advanceTimersByTime(10_000)
    element.say('progress')
    vi.advanceTimersByTime(10_000)
    expect(state().status).toBe('loading')
    vi.advanceTimersByTime(10_000)
    expect(state().status).toBe('offline')
  })

  it('forgets the error of a track that is no longer the current one', async () => {
    player.play(gayatri)
    element.fail(4)
    player.play(stotra)
    await Promise.resolve()
    expect(state()).toMatchObject({ status: 'playing', track: stotra })
  })

  it('says after a while that the network is too weak, instead of loading for ever', async () => {
    vi.useFakeTimers()
    element.play = vi.fn(async () => {
      element.paused = false
    })
    player.play(gayatri)
    expect(state().status).toBe('loading')
    vi.advanceTimersByTime(20_000)
    expect(state().status).toBe('offline')
  })

  it('stops and forgets when it is closed, and keeps the volume', () => {
    player.play(gayatri)
    player.change({ volume: 0.2, isMuted: false })
    element.say('volumechange')
    player.close()
    expect(state()).toMatchObject({ track: undefined, status: 'idle', volume: 0.2 })
    expect(element).toMatchObject({ paused: true, src: '' })
    // Without it a browser keeps fetching what nobody will hear.
    expect(element.load).toHaveBeenCalledOnce()
  })
})
