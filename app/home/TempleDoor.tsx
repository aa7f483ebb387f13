import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { usePlayer } from '#app/audio/PlayerContext.ts'
import { featuredMantrasQuery } from '#app/features/mantras/queries.ts'
import { trackOf } from '#app/features/mantras/trackOf.ts'
import { scene } from '#app/i18n/en/scene.ts'
import { useWords } from '#app/i18n/words.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'

const Darshan = lazyComponent(async () => (await import('#app/features/scene/Darshan.tsx')).Darshan)

const hash = 'darshan'

/** The door of the scene. What it opens has an address, so that *Back* closes it. */
export function TempleDoor() {
  const { darshan: words } = useWords(scene)
  const router = useRouter()
  const isOpen = useLocation({ select: (location) => location.hash === hash })
  // Once loaded it stays, so that its closing animation is not cut short.
  const [isWanted, setIsWanted] = useState(false)
  if (isOpen && !isWanted) setIsWanted(true)
  const player = usePlayer()
  const { data: mantras = [] } = useQuery(featuredMantrasQuery)
  const mantra =
    mantras.find(({ lines }) => lines.some(({ text }) => text.startsWith(words.mantra))) ??
    mantras[0]
  const track = mantra && trackOf(mantra)
  return (
    <>
      <Link
        to="/"
        hash={hash}
        hashScrollIntoView={false}
        resetScroll={false}
        aria-label={words.open}
        className="temple-door"
      />
      {isWanted && (
        <Darshan
          isOpen={isOpen}
          onClose={() => router.history.back()}
          onChant={track && (() => player.play(track))}
        />
      )}
    </>
  )
}
