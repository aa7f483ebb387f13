import { useEffect, useRef, useState } from 'react'
import { usePlayer } from '#app/audio/PlayerContext.ts'
import { RiteView } from '#app/features/guide/RiteView.tsx'
import { samagriKey } from '#app/features/guide/samagriKey.ts'
import { useWalk } from '#app/features/guide/useWalk.ts'
import { getNow } from '#app/offline/clock.ts'
import {
  beginWalk,
  isAtEnd,
  isFresh,
  placeOf,
  resumeWalk,
  stepsOf,
  type Walk,
  type WalkEvent,
  walkOn,
  worthMs,
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
import { useOnePress } from './useOnePress.ts'
import { useReadOn } from './useReadOn.ts'
import { useRiteKeys } from './useRiteKeys.ts'

/** A long aarti is sung without a touch. */
const idleMs = 45 * 60_000

const enter = (rite: string, ms: number): Promise<void> =>
  import('#app/offline/guide/logRite.ts')
    .then(({ logRite }) => logRite(rite, ms))
    .catch(() => undefined)

type Props = { rite: Rite; site: Site }

/** A rite while it is performed: it begins where this phone left it, be that at its end. */
export function GuidedRite({ rite, site }: Props) {
  const stored = useWalk(rite)
  const [openedAt] = useState(getNow)
  const [first] = useState(() => beginWalk(rite, 'whole', openedAt))
  const isOver = stored?.ended?.isWhole && !isFresh(stored, openedAt)
  const walk = stored && !isOver ? stored : first
  const [isAsked, setIsAsked] = useState(() => !isFresh(walk, openedAt))
  const goOn = () => keepWalk(rite.id, resumeWalk(walk, getNow()))
  const beginAnew = () => keepWalk(rite.id, beginWalk(rite, walk.form, getNow()))
  if (isAsked)
    return (
      <AskToResume
        rite={rite}
        walk={walk}
        onAnswer={(goesOn) => {
          if (goesOn) goOn()
          else beginAnew()
          setIsAsked(false)
        }}
      />
    )
  if (walk.ended)
    return <RiteEnd rite={rite} site={site} walk={walk} onGoOn={goOn} onBeginAnew={beginAnew} />
  return <Performed rite={rite} site={site} walk={walk} onEnd={enterEnd} />
}

/** What has ended goes into the log, and the next puja needs everything anew. */
function enterEnd({ rite, ended }: Walk): void {
  if (!ended) return
  if (ended.ms >= worthMs) void enter(rite, ended.ms)
  if (ended.isWhole) keepTicked(samagriKey(rite), [])
}

type PerformedProps = Props & { walk: Walk; onEnd: (walk: Walk) => void }

function Performed({ rite, site, walk, onEnd }: PerformedProps) {
  const player = usePlayer()
  const [isChoosing, setIsChoosing] = useState(false)
  const [isMeaningOpen, setIsMeaningOpen] = useState(false)
  const { mantras, isLoading } = useRiteMantras(rite)
  const step = stepsOf(rite, walk.form)[placeOf(rite, walk)]
  const keepOn = useScreen()
  const handleEvent = (event: WalkEvent) => {
    const next = walkOn(rite, walk, event, getNow())
    keepOn()
    if (next.ended) onEnd(next)
    if (next.step !== walk.step) player.pause()
    keepWalk(rite.id, next)
  }
  const goOn = () => handleEvent({ type: 'next' })
  const reading = useReadOn()
  const next = useOnePress(() => {
    if (!reading.readOn()) goOn()
  })
  useRiteKeys({ onNext: next.press, onBack: () => handleEvent({ type: 'back' }) })
  // What recites a step is of the rite alone.
  useEffect(() => () => player.close(), [player])
  if (!step) return <NotFoundPage />
  return (
    <RiteView
      rite={rite}
      walk={walk}
      onEvent={handleEvent}
      next={{ ...next, hasMore: reading.hasMore }}
      isChoosing={isChoosing}
      onChoosing={setIsChoosing}
    >
      <StepBody
        rite={rite}
        step={step}
        site={site}
        mantras={mantras}
        isLoading={isLoading}
        options={{
          ...reading,
          meaning: { isOpen: isMeaningOpen, onToggle: setIsMeaningOpen },
          isMyTurn: walk.isMyTurn === true,
          leastMs: step.minutes * 60_000,
          onNext: isChoosing || isAtEnd(rite, walk) ? undefined : goOn,
        }}
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
