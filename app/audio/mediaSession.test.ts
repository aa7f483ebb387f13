import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { bindMediaSession } from './mediaSession.ts'
import { createPlayer } from './player.ts'

const gayatri = { id: 'g', title: 'Gayatri', url: '/audio/g.mp3', bytes: 1_000 }
const stotra = { id: 's', title: 'Stotra', url: '/audio/s.mp3', bytes: 2_000 }

/** What a browser shows on the lock screen. */
const screen = () => ({
  metadata: null as { title: string } | null,
  playbackState: 'none',
  setActionHandler: vi.fn(),
  setPositionState: vi.fn(),
})

let session: ReturnType<typeof screen>
beforeEach(() => {
  session = screen()
  Object.defineProperty(navigator, 'mediaSession', { value: session, configurable: true })
  vi.stubGlobal(
    'MediaMetadata',
    class {
      title: string
      constructor({ title }: { title: string }) {
        this.title = title
      }
    },
  )
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaSession')
  vi.unstubAllGlobals()
})

function started() {
  const element = document.createElement('audio')
  // As in a browser, nothing is known of a track that has just begun.
  const duration = { get: () => (element.src.endsWith(gayatri.url) ? 60 : NaN) }
  Object.defineProperty(element, 'duration', duration)
  element.play = () => Promise.resolve()
  const player = createPlayer(() => Promise.resolve(true))
  player.attach(element)
  bindMediaSession(player, () => 'Temple')
  player.play(gayatri)
  element.dispatchEvent(new Event('durationchange'))
  return player
}

it('shows the track and where it is', () => {
  started()
  expect(session).toMatchObject({ metadata: { title: 'Gayatri' }, playbackState: 'playing' })
  expect(session.setPositionState).toHaveBeenLastCalledWith({ duration: 60, position: 0 })
})

it('forgets the place in one track when another begins', () => {
  started().play(stotra)
  expect(session.metadata).toMatchObject({ title: 'Stotra' })
  expect(session.setPositionState).toHaveBeenLastCalledWith()
})

it('offers the next line where lines are known, and the beginning where they are not', () => {
  const player = started()
  const last = (action: string) =>
    session.setActionHandler.mock.calls.findLast(([name]) => name === action)?.[1] as () => void
  const next = vi.fn()
  const previous = vi.fn()
  expect(last('nexttrack')).toBeUndefined()
  player.change({ steps: { next, previous } })
  last('nexttrack')()
  last('previoustrack')()
  expect([next, previous].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  player.play(stotra)
  expect(last('nexttrack')).toBeNull()
})

it('shows nothing of a track that was closed', () => {
  started().close()
  expect(session).toMatchObject({ metadata: null, playbackState: 'none' })
  expect(session.setPositionState).toHaveBeenLastCalledWith()
})
