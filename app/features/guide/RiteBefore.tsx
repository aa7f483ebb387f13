import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { guide } from '#app/i18n/en/guide/guide.ts'
import { useWords } from '#app/i18n/words.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { getNow } from '#app/offline/clock.ts'
import {
  beginWalk,
  type Form,
  minutesOf,
  placeOf,
  resumeWalk,
  stepsOf,
} from '#app/offline/guide/walk.ts'
import { keepWalk } from '#app/offline/guide/walks.ts'
import { Button, buttonClass } from '#app/ui/Button.tsx'
import { DockedBar } from '#app/ui/DockedBar.tsx'
import { Fold } from '#app/ui/Fold.tsx'
import { InEnglishNote } from '#app/ui/InEnglishNote.tsx'
import { marked } from '#app/ui/marked.tsx'
import { RadioCards } from '#app/ui/RadioCards.tsx'
import { showToast } from '#app/ui/toasts.ts'
import type { Rite, RiteStep } from '#contract/guide/public.ts'
import { Samagri } from './Samagri.tsx'
import { stepNumber, useWalk } from './useWalk.ts'

const FamilyFields = lazyComponent(async () => (await import('./FamilyFields.tsx')).FamilyFields)

type Props = {
  rite: Rite
  /** When it is due. */
  due: ReactNode
  /** The city that it is due in. */
  city?: ReactNode
  /** A bell for that day. */
  bell: ReactNode
  /** What of it is saved for offline. */
  save: ReactNode
}

const forms: readonly Form[] = ['whole', 'short']

/** Ganesh Chaturthi is of two: the second is that of visarjan. */
const daysOf = (steps: readonly RiteStep[]): number =>
  1 + steps.slice(0, -1).filter(({ endsDay }) => endsDay).length

/** Before a rite: how long, what is needed, for whom; and its beginning. */
export function RiteBefore({ rite, due, city, bell, save }: Props) {
  const words = useWords(guide)
  const navigate = useNavigate()
  const stored = useWalk(rite)
  const walk = stored?.ended?.isWhole ? undefined : stored
  const [chosen, setForm] = useState<Form>()
  const form = chosen ?? walk?.form ?? 'whole'
  const steps = walk ? stepsOf(rite, walk.form) : []
  const place = walk ? placeOf(rite, walk) : 0
  const isLaterDay = steps.slice(0, place).some(({ endsDay }) => endsDay)
  const hasShort = stepsOf(rite, 'short').length > 0 && rite.steps.some(({ isShort }) => !isShort)
  const hasDay = rite.occasion !== undefined && rite.occasion !== 'daily'
  const begin = () => {
    keepWalk(rite.id, beginWalk(rite, form, getNow()))
    if (walk && place > 0)
      showToast({
        title: words.begunAnew,
        action: {
          label: words.goOn(place + 1),
          onAction: () => keepWalk(rite.id, resumeWalk(walk, getNow())),
        },
        withPage: true,
      })
    void navigate({ to: '/puja/guide/$rite/steps', params: { rite: rite.id } })
  }
  return (
    <div className="rite-before docks">
      <p className="rite-summary">{__IS_TRANSLATED__ ? marked(rite, 'summary') : rite.summary}</p>
      {__IS_TRANSLATED__ && <InEnglishNote of={[rite, ...rite.steps, ...rite.samagri]} />}
      <p className={hasDay ? 'rite-day' : undefined}>
        {/* On the day of visarjan that of the next sthapana is of no use. */}
        {isLaterDay ? words.goesOnWith(steps[place]?.title ?? '') : due}
      </p>
      {city}
      {hasShort && !walk && (
        <RadioCards
          legend={words.form.legend}
          name="form"
          chosen={form}
          onChange={({ currentTarget }) =>
            setForm(currentTarget.value === 'short' ? 'short' : 'whole')
          }
          className="rite-forms"
          options={forms.map((value) => {
            const steps = stepsOf(rite, value)
            return {
              value,
              label: words.form[value],
              detail: words.form.facts(steps.length, minutesOf(steps), daysOf(steps)),
            }
          })}
        />
      )}
      <Samagri rite={rite} />
      {rite.steps.some(({ kind }) => kind === 'sankalp') && <FamilyFields />}
      {bell}
      <Fold heading={words.steps}>
        <ol className="rite-steps">
          {rite.steps.map((step) => (
            <li key={step.id}>
              {__IS_TRANSLATED__ ? marked(step, 'title') : step.title}
              {step.sanskritName && (
                <span lang="sa" className="text-muted">
                  {' '}
                  {step.sanskritName}
                </span>
              )}
            </li>
          ))}
        </ol>
      </Fold>
      <section>
        <h2 className="text-xl">{words.save.heading}</h2>
        <p className="mt-1 text-muted">{words.save.note}</p>
        {save}
      </section>
      <p className="text-sm text-muted">{words.unread}</p>
      <DockedBar>
        {walk ? (
          <>
            <Link
              to="/puja/guide/$rite/steps"
              params={{ rite: rite.id }}
              className={buttonClass({ size: 'large' })}
              onClick={() => keepWalk(rite.id, resumeWalk(walk, getNow()))}
            >
              {words.goOn(stepNumber(rite, walk))}
            </Link>
            <Button variant="quiet" onClick={begin}>
              {words.anew}
            </Button>
          </>
        ) : (
          <Button size="large" onClick={begin}>
            {words.begin}
          </Button>
        )}
      </DockedBar>
    </div>
  )
}
