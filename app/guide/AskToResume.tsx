import { rite as catalogue } from '#app/i18n/en/guide/rite.ts'
import { useWords } from '#app/i18n/words.ts'
import { placeOf, stepsOf, type Walk } from '#app/offline/guide/walk.ts'
import { Button } from '#app/ui/Button.tsx'
import type { Rite } from '#contract/guide/public.ts'

type Props = { rite: Rite; walk: Walk; onAnswer: (goesOn: boolean) => void }

/** After half a day it may be another puja: we ask. */
export function AskToResume({ rite, walk, onAnswer }: Props) {
  const { resume: words } = useWords(catalogue)
  const steps = stepsOf(rite, walk.form)
  const index = placeOf(rite, walk)
  return (
    <div className="mx-auto max-w-7xl px-4 pt-10 pb-16 *:max-w-3xl">
      <h1 className="text-title">{words.heading}</h1>
      <p className="mt-2 text-lg">
        {words.text(index + 1, steps.length, steps[index]?.title ?? '')}
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        <Button size="large" onClick={() => onAnswer(true)}>
          {words.goOn}
        </Button>
        <Button size="large" variant="outline" onClick={() => onAnswer(false)}>
          {words.anew}
        </Button>
      </p>
    </div>
  )
}
