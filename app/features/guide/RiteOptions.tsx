import { useId } from 'react'
import { rite as catalogue } from '#app/i18n/en/guide/rite.ts'
import { useWords } from '#app/i18n/words.ts'
import { minutesOf, placeOf, stepsOf, type Walk, type WalkEvent } from '#app/offline/guide/walk.ts'
import { Button } from '#app/ui/Button.tsx'
import { CheckboxField } from '#app/ui/CheckboxField.tsx'
import { marked } from '#app/ui/marked.tsx'
import { useModal } from '#app/ui/useModal.ts'
import type { Rite } from '#contract/guide/public.ts'

type Props = {
  rite: Rite
  walk: Walk
  onEvent: (event: WalkEvent) => void
  onClose: () => void
}

/** All steps of a rite, to go to any of them, and how it goes on: shorter, or without a touch. */
export function RiteOptions({ rite, walk, onEvent, onClose }: Props) {
  const words = useWords(catalogue).options
  const dialog = useModal()
  const headingId = useId()
  const here = placeOf(rite, walk)
  const short = stepsOf(rite, 'short')
  const hasShort = short.length > 0 && short.length < rite.steps.length
  const handle = (event: WalkEvent) => {
    onEvent(event)
    dialog.current?.close()
  }
  return (
    <dialog ref={dialog} aria-labelledby={headingId} onClose={onClose} className="modal">
      <h2 id={headingId} className="text-xl">
        {words.heading}
      </h2>
      <CheckboxField
        label={
          <>
            <b>{words.myTurn}</b>
            <span className="block text-sm text-muted">{words.myTurnHint}</span>
          </>
        }
        checked={walk.isMyTurn === true}
        onChange={({ currentTarget }) =>
          onEvent({ type: 'turns', isMyTurn: currentTarget.checked })
        }
      />
      {hasShort && (
        <CheckboxField
          label={
            <>
              <b>{words.short}</b>
              <span className="block text-sm text-muted">{words.shortHint(minutesOf(short))}</span>
            </>
          }
          checked={walk.form === 'short'}
          onChange={({ currentTarget }) =>
            onEvent({ type: 'takes', form: currentTarget.checked ? 'short' : 'whole' })
          }
        />
      )}
      <ol className="rite-all">
        {stepsOf(rite, walk.form).map((step, at) => (
          <li key={step.id}>
            <button
              type="button"
              aria-current={at === here ? 'step' : undefined}
              onClick={() => handle({ type: 'goesTo', step: step.id })}
            >
              <span aria-hidden>{at + 1}</span>
              {__IS_TRANSLATED__ ? marked(step, 'title') : step.title}
            </button>
          </li>
        ))}
      </ol>
      <div className="rite-options-foot">
        <Button variant="outline" onClick={() => handle({ type: 'next' })}>
          {words.skip}
        </Button>
        <Button onClick={() => dialog.current?.close()}>{words.close}</Button>
      </div>
    </dialog>
  )
}
