import { Link } from '@tanstack/react-router'
import { ChevronDown, ChevronLeft, ListOrdered, X } from 'lucide'
import { type ReactNode, useEffect, useRef } from 'react'
import { rite as catalogue } from '#app/i18n/en/guide/rite.ts'
import { useWords } from '#app/i18n/words.ts'
import {
  isAtEnd,
  minutesLeft,
  placeOf,
  stepsOf,
  type Walk,
  type WalkEvent,
} from '#app/offline/guide/walk.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { IconButton, iconButtonClass } from '#app/ui/IconButton.tsx'
import { marked } from '#app/ui/marked.tsx'
import type { Rite, RiteStep } from '#contract/guide/public.ts'
import { RiteOptions } from './RiteOptions.tsx'
import { StepPicture } from '#app/ui/StepPicture.tsx'

type Props = {
  rite: Rite
  walk: Walk
  onEvent: (event: WalkEvent) => void
  /** Reads on while the step has more below, then goes to the next one. */
  next: { press: () => void; isReady: boolean; hasMore: boolean }
  /** The list of all steps is open. */
  isChoosing: boolean
  onChoosing: (isChoosing: boolean) => void
  /** What the step has besides its picture, title and instruction. */
  children: ReactNode
}

/** One step of a rite on the whole screen, to be read from a metre and a half. */
export function RiteView(props: Props) {
  const { rite, walk, onEvent, next, isChoosing, onChoosing, children } = props
  const words = useWords(catalogue)
  const steps = stepsOf(rite, walk.form)
  const place = placeOf(rite, walk)
  const step = steps[place]
  if (!step) return null
  return (
    <section className="rite">
      <div className="rite-top">
        <Link
          to="/puja/guide/$rite"
          params={{ rite: rite.id }}
          aria-label={words.leave}
          className={iconButtonClass()}
        >
          <Icon of={X} />
        </Link>
        <p className="min-w-0">
          {words.step(place + 1, steps.length)}
          <span> · {words.left(minutesLeft(rite, walk))}</span>
        </p>
        <IconButton label={words.options.open} onClick={() => onChoosing(true)}>
          <Icon of={ListOrdered} />
        </IconButton>
        <progress value={place + 1} max={steps.length} aria-hidden />
      </div>
      <div key={step.id} className="rite-step">
        <StepPicture name={step.picture} className="rite-picture" />
        <div className="rite-words">
          <StepHeading step={step} />
          <p className="rite-instruction">
            {__IS_TRANSLATED__ ? marked(step, 'instruction') : step.instruction}
          </p>
          {children}
          <p className="rite-keys">{words.keys}</p>
        </div>
      </div>
      <div className="rite-dock">
        <button
          type="button"
          className="button button-outline rite-back"
          aria-label={words.back}
          aria-disabled={place === 0 || undefined}
          onClick={() => onEvent({ type: 'back' })}
        >
          <Icon of={ChevronLeft} />
        </button>
        <button
          type="button"
          className="button button-primary rite-next"
          aria-disabled={!next.isReady || undefined}
          onClick={next.press}
        >
          {next.hasMore ? (
            <>
              {words.readOn}
              <Icon of={ChevronDown} />
            </>
          ) : isAtEnd(rite, walk) ? (
            words.finish
          ) : (
            words.next
          )}
        </button>
      </div>
      {isChoosing && (
        <RiteOptions rite={rite} walk={walk} onEvent={onEvent} onClose={() => onChoosing(false)} />
      )}
    </section>
  )
}

/** A new step begins at its top, and is read out. */
function StepHeading({ step }: { step: RiteStep }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('.rite')?.scrollTo(0, 0)
  }, [])
  return (
    <h1 ref={heading} tabIndex={-1} className="text-2xl">
      {__IS_TRANSLATED__ ? marked(step, 'title') : step.title}
      {step.sanskritName && (
        <span lang="sa" className="rite-sanskrit font-mantra">
          {step.sanskritName}
        </span>
      )}
    </h1>
  )
}
