import { useEffect, useRef, useState } from 'react'
import { usePlayer } from '#app/audio/PlayerContext.ts'
import { RiteView } from '#app/features/guide/RiteView.tsx'
import { samagriKey } from '#app/features/guide/samagriKey.ts'
import { useWalk } from '#app/features/guide/useWalk.ts'
import { getNow } from '#app/offline/clock.ts'
import {
  beginWalk,
  isFresh,
  placeOf,
  spentMs,
  stepsOf,
  type Walk,
  type WalkEvent,
  walkOn,
} from '#app/offline/guide/walk.ts'
import { keepWalk } from '#app/offline/guide/walks.ts'
import { keepTicked } from '#app/offline/mine/checklist.ts'
import { NotFoundPage } from '#app/shell/NotFoundPage.tsx'
import { createWakeLock } from '#app/ui/wakeLock.ts'
import type { Rite } from '#contract/guide/public.ts'
import type { Site } from '#contract/site/public.ts'
import { AskToResume } from './AskToResume.tsx'
import { RiteEnd } from './RiteEnd.tsx'
import { useRiteMantras } from './riteTracks.ts'
import { StepBody } from './StepBody.tsx'
import { useRiteKeys } from './useRiteKeys.ts'

/** A long aarti is sung without a touch. */
const idleMs = 45 * 60_000

/** Whoever only looks through the steps has performed no puja. */
const worthMs = 60_000

const enter = (rite: string, ms: number): Promise<void> =>
  import('#app/offline/guide/logRite.ts')
    .then(({ logRite }) => logRite(rite, ms))
    .catch(() => undefined)

type Props = { rite: Rite; site: Site }

/** A rite while it is performed: it begins where this phone left it. */
export function GuidedRite({ rite, site }: Props) {
  const stored = useWalk(rite)
  const [first] = useState(() => stored ?? beginWalk(rite, 'whole', getNow()))
  const walk = stored ?? first
  const [isAsked, setIsAsked] = useState(() => stored !== undefined && !isFresh(stored, getNow()))
  const [endedMs, setEndedMs] = useState<number>()
  if (endedMs !== undefined) return <RiteEnd rite={rite} site={site} ms={endedMs} />
  if (isAsked)
    return (
      <AskToResume
        rite={rite}
        walk={walk}
        onAnswer={(goesOn) => {
          const now = getNow()
          keepWalk(rite.id, goesOn ? { ...walk, changedAt: now } : beginWalk(rite, walk.form, now))
          setIsAsked(false)
        }}
      />
    )
  const handleDone = () => {
    const ms = spentMs(rite, walk, getNow())
    setEndedMs(ms)
    if (ms >= worthMs) void enter(rite.id, ms)
    keepWalk(rite.id, undefined)
    // The next puja needs everything anew.
    keepTicked(samagriKey(rite.id), [])
  }
  return <Performed rite={rite} site={site} walk={walk} onDone={handleDone} />
}

type PerformedProps = Props & { walk: Walk; onDone: () => void }

function Performed({ rite, site, walk, onDone }: PerformedProps) {
  const player = usePlayer()
  const [isMyTurn, setIsMyTurn] = useState(false)
  const mantras = useRiteMantras(rite)
  const step = stepsOf(rite, walk.form)[placeOf(rite, walk)]
  const keepOn = useScreen()
  const handleEvent = (event: WalkEvent) => {
    const next = walkOn(rite, walk, event, getNow())
    keepOn()
    if (next === 'done') return onDone()
    if (next.step !== walk.step) player.pause()
    keepWalk(rite.id, next)
  }
  const handleNext = () => handleEvent({ type: 'next' })
  useRiteKeys({ onNext: handleNext, onBack: () => handleEvent({ type: 'back' }) })
  // What recites a step is of the rite alone.
  useEffect(() => () => player.close(), [player])
  if (!step) return <NotFoundPage />
  return (
    <RiteView
      rite={rite}
      walk={walk}
      onEvent={handleEvent}
      isMyTurn={isMyTurn}
      onMyTurn={setIsMyTurn}
    >
      <StepBody
        rite={rite}
        step={step}
        site={site}
        mantras={mantras}
        options={{ isMyTurn, leastMs: step.minutes * 60_000, onNext: handleNext }}
      />
    </RiteView>
  )
}

/** Keeps the screen on from the first step; returns what each further step calls. */
function useScreen(): () => void {
  const screen = useRef<ReturnType<typeof createWakeLock>>(undefined)
  useEffect(() => {
    const { wakeLock } = navigator
    const lock = createWakeLock({ wakeLock, document, idleMs })
    screen.current = lock
    lock.keepOn()
    return () => lock.end()
  }, [])
  return () => screen.current?.keepOn()
}
