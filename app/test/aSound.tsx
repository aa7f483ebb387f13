import { type ReactNode, useEffect } from 'react'
import { PlayerBar } from '#app/audio/PlayerBar.tsx'
import { PlayerContext, usePlayerState } from '#app/audio/PlayerContext.ts'
import { PlayerSignals } from '#app/audio/PlayerSignals.tsx'
import { createPlayer } from '#app/audio/player.ts'
import { createSavedAudio } from '#app/audio/savedAudio.ts'
import { SavedAudioContext } from '#app/audio/SavedAudioContext.ts'
import { createDownloads } from '#app/offline/downloads/downloads.ts'
import { AnElement } from './anElement.ts'
import { memoryCaches } from './memoryCaches.ts'

type Options = {
  /** Whether the server answers for a file that does not play. */
  isAnswered?: boolean
  /** Whether this browser can store files. */
  canSave?: boolean
  /** Fetches a file to save. */
  fetchFile?: typeof fetch
  /** How long the files are that are not as long as that of `aMantra`. */
  bytes?: Readonly<Record<string, number>>
}

const serving =
  (bytes: Readonly<Record<string, number>>): typeof fetch =>
  async (url) =>
    new Response(new Uint8Array(bytes[String(url)] ?? 240_000))

/** What the app has around its pages for sound: one player, its bar, and what is saved. */
export function aSound({
  isAnswered = true,
  canSave = true,
  bytes = {},
  fetchFile = serving(bytes),
}: Options = {}) {
  // happy-dom does not have it.
  globalThis.MediaError ??= { MEDIA_ERR_NETWORK: 2, MEDIA_ERR_DECODE: 3 } as typeof MediaError
  const element = new AnElement()
  const player = createPlayer(() => Promise.resolve(isAnswered))
  const { caches } = memoryCaches()
  const saved = createSavedAudio(async () => {
    const { db } = await import('#app/offline/phone.ts')
    return createDownloads({ db, caches, fetch: fetchFile })
  })
  const around = (page: ReactNode) => (
    <PlayerContext value={player}>
      <SavedAudioContext value={saved}>
        <Attached />
        <main>{page}</main>
        <CurrentTrack />
        <PlayerSignals artist="Shri Ganesha Mandir" />
      </SavedAudioContext>
    </PlayerContext>
  )
  function Attached() {
    useEffect(() => {
      void saved.load(canSave)
      return player.attach(element as unknown as HTMLAudioElement)
    }, [])
    return null
  }
  return { element, player, around }
}

function CurrentTrack() {
  const track = usePlayerState((state) => state.track)
  return track && <PlayerBar track={track} />
}
