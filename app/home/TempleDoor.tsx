import { Link, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { scene } from '#app/i18n/en/scene/scene.ts'
import { useWords } from '#app/i18n/words.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'

const TempleDarshan = lazyComponent(async () => (await import('./TempleDarshan.tsx')).TempleDarshan)

const hash = 'darshan'
/** It may come before the sheet that places and shows it (styles/scene.css): it takes no room until then. */
const untilPlaced = { position: 'absolute', visibility: 'hidden' } as const

/** The door of the scene. What it opens has an address, so that *Back* closes it. */
export function TempleDoor() {
  const words = useWords(scene)
  const isOpen = useLocation({ select: (location) => location.hash === hash })
  // Once loaded it stays, so that its closing animation is not cut short.
  const [wasOpened, setWasOpened] = useState(false)
  if (isOpen && !wasOpened) setWasOpened(true)
  return (
    <>
      <Link
        to="/"
        hash={hash}
        hashScrollIntoView={false}
        resetScroll={false}
        aria-label={words.openDoor}
        className="temple-door"
        style={untilPlaced}
      >
        <span>{words.darshan}</span>
      </Link>
      {wasOpened && <TempleDarshan isOpen={isOpen} />}
    </>
  )
}
