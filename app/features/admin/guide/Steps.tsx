import { ChevronDown } from 'lucide'
import { type ReactNode, useId } from 'react'
import { Rows } from '#app/admin/form/Rows.tsx'
import { adminGuide } from '#app/i18n/en/guide/adminGuide.ts'
import { useWords } from '#app/i18n/words.ts'
import { ErrorText } from '#app/ui/Field.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { newStep, type RiteForm, type StepValues } from './riteValues.ts'
import { StepFields } from './StepFields.tsx'
import { StepPicture } from '#app/ui/StepPicture.tsx'
import type { OpenSteps } from './useOpenSteps.ts'

type Props = { form: RiteForm; open: OpenSteps; recorded: readonly string[] }

/** What is done, one after the other. A step opens to be changed. */
export function Steps({ form, open, recorded }: Props) {
  const { form: labels, step: words } = useWords(adminGuide)
  const id = useId()
  const steps = form.watch('steps')
  const { errors } = form.formState
  const add = () => {
    const step = newStep()
    open.show(step.id)
    return step
  }
  return (
    <fieldset className="min-w-0 border-t border-line pt-4">
      <legend className="sr-only">{labels.steps}</legend>
      <h2 aria-hidden className="mb-3 text-xl">
        {labels.steps}
      </h2>
      <Rows
        rows={steps}
        onChange={(rows) => {
          form.clearErrors('steps')
          form.setValue('steps', rows, { shouldDirty: true })
        }}
        nameOf={({ title }, at) => title || words.nameless(at + 1)}
        words={words}
        ask={({ id: step, title }, at) =>
          recorded.includes(step)
            ? { ...words.ask, title: words.ask.title(title || words.nameless(at + 1)) }
            : undefined
        }
        add={{ label: words.add, row: add }}
        className="grid gap-2"
      >
        {(at, buttons) => {
          const step = steps[at]
          if (!step) return null
          const isWrong = errors.steps?.[at] !== undefined
          const isOpen = isWrong || open.isOpen(step.id)
          return (
            <div className="rounded-md border border-line">
              <StepHead
                step={step}
                number={at + 1}
                isOpen={isOpen}
                isWrong={isWrong}
                onToggle={() => open.toggle(step.id)}
              >
                {buttons}
              </StepHead>
              {isOpen && (
                <div className="border-t border-line p-3 sm:p-4">
                  <StepFields form={form} at={at} isRecorded={recorded.includes(step.id)} />
                </div>
              )}
            </div>
          )
        }}
      </Rows>
      <ErrorText id={id} error={errors.steps?.message ?? errors.steps?.root?.message} />
    </fieldset>
  )
}

type HeadProps = {
  step: StepValues
  number: number
  isOpen: boolean
  isWrong: boolean
  onToggle: () => void
  /** The buttons that move and remove it. */
  children: ReactNode
}

function StepHead({ step, number, isOpen, isWrong, onToggle, children }: HeadProps) {
  const { step: words, minutes } = useWords(adminGuide)
  const about = [
    step.kind !== 'offering' && words.kinds[step.kind],
    step.minutes && minutes(Number(step.minutes)),
    step.mantra.isThere && words.mantra,
    step.isShort && words.short,
    step.endsDay && words.dayEnd,
  ]
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-2 p-2">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={onToggle}
        className="flex min-h-11 min-w-52 flex-1 cursor-pointer items-center gap-3 text-left"
      >
        <StepPicture name={step.picture} className="size-11 shrink-0" />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold wrap-anywhere">
            {number}. {step.title || words.nameless(number)}
          </span>
          <span className={`block text-sm ${isWrong ? 'text-kumkum' : 'text-muted'}`}>
            {isWrong ? words.wrong : about.filter(Boolean).join(', ')}
          </span>
        </span>
        <Icon of={ChevronDown} className={`size-5 shrink-0 ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      {children}
    </div>
  )
}
