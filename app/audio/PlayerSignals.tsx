import { useEffect, useEffectEvent } from 'react'
import { player as catalogue } from '#app/i18n/en/audio/player.ts'
import { useWords } from '#app/i18n/words.ts'
import { showToast } from '#app/ui/toasts.ts'
import { bindMediaSession } from './mediaSession.ts'
import type { PlayerStatus } from './player.ts'
import { usePlayer } from './PlayerContext.ts'
import { SaveSignals } from './SaveSignals.tsx'

/** What audio shows outside the page: the lock screen, and toasts when it fails or was saved. */
export function PlayerSignals({ artist }: { artist: string }) {
  const words = useWords(catalogue)
  const player = usePlayer()
  const currentArtist = useEffectEvent(() => artist)
  const announceFailure = useEffectEvent(() =>
    showToast({
      title: words.failedTitle,
      description: words.failedText,
      tone: 'destructive',
    }),
  )
  useEffect(() => bindMediaSession(player, () => currentArtist()), [player])
  useEffect(() => {
    // This code loads a little after the player: a failure may have come before it.
    let last: PlayerStatus = 'idle'
    const listen = () => {
      const { status } = player.getState()
      if (status === 'failed' && last !== 'failed') announceFailure()
      last = status
    }
    listen()
    return player.subscribe(listen)
  }, [player])
  return <SaveSignals />
}
