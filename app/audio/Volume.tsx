import { Volume2, VolumeX } from 'lucide'
import { player as catalogue } from '#app/i18n/en/audio/player.ts'
import { useWords } from '#app/i18n/words.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { iconButtonClass } from '#app/ui/IconButton.tsx'
import { Slider } from '#app/ui/Slider.tsx'
import { usePlayer, usePlayerState } from './PlayerContext.ts'

/** The volume: beside the other buttons for a mouse, on touch in a popover of the speaker button. */
export function Volume() {
  const words = useWords(catalogue)
  const player = usePlayer()
  const isMuted = usePlayerState((state) => state.isMuted)
  const volume = usePlayerState((state) => (state.isMuted ? 0 : state.volume))
  const speaker = <Icon of={isMuted ? VolumeX : Volume2} />
  return (
    <>
      <button
        type="button"
        popoverTarget="volume"
        className={`${iconButtonClass()} volume-button`}
        aria-label={words.volume}
      >
        {speaker}
      </button>
      <div id="volume" popover="auto" className="volume">
        <button
          type="button"
          className={iconButtonClass()}
          aria-label={isMuted ? words.unmute : words.mute}
          aria-pressed={isMuted}
          onClick={() => player.change({ isMuted: !isMuted })}
        >
          {speaker}
        </button>
        <Slider
          label={words.volume}
          value={volume}
          min={0}
          max={1}
          step={0.01}
          valueText={words.percent(Math.round(volume * 100))}
          onChange={(share) => player.change({ volume: share, isMuted: false })}
        />
      </div>
    </>
  )
}
