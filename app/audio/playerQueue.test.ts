import { beforeEach, describe, expect, it } from 'vitest'
import { AnElement } from '#app/test/anElement.ts'
import { createPlayer, type Player } from './player.ts'
import type { Track } from './tracks.ts'

const gayatri: Track = { id: 'g', title: 'Gayatri', url: '/audio/g.mp3', bytes: 1_000 }
const stotra: Track = { id: 's', title: 'Stotra', url: '/audio/s.mp3', bytes: 2_000 }

let element: AnElement
let player: Player
beforeEach(() => {
  element = new AnElement()
  player = createPlayer(() => Promise.resolve(true))
  player.attach(element as unknown as HTMLAudioElement)
})

describe('Tracks in a row', () => {
  const end = () => {
    element.paused = true
    element.ended = true
    element.say('pause')
    element.say('ended')
    element.ended = false
  }

  it('follow each other by themselves, and the last one ends it', () => {
    player.play(gayatri, [stotra])
    end()
    expect(player.getState()).toMatchObject({ track: stotra, status: 'playing' })
    end()
    expect(player.getState()).toMatchObject({ track: stotra, status: 'paused', position: 0 })
  })

  it('go on after a pause', () => {
    player.play(gayatri, [stotra])
    player.pause()
    player.resume()
    end()
    expect(player.getState().track).toEqual(stotra)
  })

  it('are forgotten when something else is played, and when the player is closed', () => {
    player.play(gayatri, [stotra])
    player.play(gayatri)
    end()
    expect(player.getState()).toMatchObject({ track: gayatri, status: 'paused' })
    player.play(gayatri, [stotra])
    player.close()
    player.play(gayatri)
    end()
    expect(player.getState().track).toEqual(gayatri)
  })
})
