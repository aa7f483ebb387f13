import { useState } from 'react'
import { usePlayer, usePlayerState } from '#app/audio/PlayerContext.ts'
import type { Track } from '#app/audio/tracks.ts'
import { Card } from '#app/ui/Card.tsx'
import { audioPath } from '#contract/paths.ts'
import { CopyButton } from './CopyButton.tsx'
import { ListenButton } from './ListenButton.tsx'
import { MantraAudioPanel } from './MantraAudioPanel.tsx'
import { MantraText } from './MantraText.tsx'
import { SaveButton } from './SaveButton.tsx'
import { type ShownMantra, wholeText } from './shownMantra.ts'

/** One mantra: its text and meaning, to copy, to hear and to keep for when there is no network. */
export function MantraCard({ mantra, headingLevel }: { mantra: ShownMantra; headingLevel: 2 | 3 }) {
  const Heading = `h${headingLevel}` as const
  const [isOpen, setIsOpen] = useState(false)
  const player = usePlayer()
  const track = trackOf(mantra)
  const isBroken = usePlayerState(
    ({ track: current, status }) => current?.id === mantra.id && status === 'failed',
  )
  const handleListen = () => {
    if (!isOpen && track) player.play(track)
    setIsOpen(!isOpen)
  }
  return (
    <Card
      as="article"
      className="mantra-card flex flex-col p-5 sm:p-6"
      aria-labelledby={`title-${mantra.id}`}
    >
      <div className="mb-2 flex items-start justify-between gap-2">
        <Heading id={`title-${mantra.id}`} className="pt-2 font-display text-xl">
          {mantra.title}
        </Heading>
        <CopyButton text={wholeText(mantra)} />
      </div>
      <MantraText mantra={mantra} />
      <div className="mt-auto flex flex-wrap items-center gap-x-2 gap-y-1 pt-5">
        <ListenButton
          isOpen={isOpen}
          isUnavailable={!track || isBroken}
          title={mantra.title}
          onToggle={handleListen}
        />
        {track && <SaveButton track={track} />}
      </div>
      {isOpen && track && (
        <MantraAudioPanel track={track} isSynthesised={mantra.audio?.isSynthesised ?? false} />
      )}
    </Card>
  )
}

const trackOf = ({ id, title, audioUrl, audio }: ShownMantra): Track | undefined =>
  audioUrl ? { id, title, url: audioPath(audioUrl), bytes: audio?.bytes } : undefined
