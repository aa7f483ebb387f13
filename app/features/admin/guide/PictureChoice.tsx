import { useId } from 'react'
import { adminGuide } from '#app/i18n/en/guide/adminGuide.ts'
import { useWords } from '#app/i18n/words.ts'
import { stepPictures, type StepPicture as Name } from '#contract/guide/public.ts'
import { StepPicture } from '#app/ui/StepPicture.tsx'

type Props = { chosen: Name; onChoose: (name: Name) => void }

/** One of our drawings, chosen by looking at them. */
export function PictureChoice({ chosen, onChoose }: Props) {
  const { step, picture: words } = useWords(adminGuide)
  const group = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold">{step.picture}</legend>
      <div className="flex items-center gap-4">
        <StepPicture name={chosen} className="size-20 shrink-0" />
        <p>{words.names[chosen]}</p>
      </div>
      <details className="mt-2">
        <summary className="fold-summary">{words.choose}</summary>
        <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(6.75rem,1fr))] gap-2">
          {stepPictures.map((name) => (
            <label
              key={name}
              className="flex cursor-pointer flex-col items-center gap-1 rounded-md border border-line p-2 text-center text-sm has-checked:border-saffron has-checked:bg-saffron-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
            >
              <input
                type="radio"
                name={group}
                className="sr-only"
                checked={name === chosen}
                onChange={() => onChoose(name)}
              />
              <StepPicture name={name} className="size-16" />
              {words.names[name]}
            </label>
          ))}
        </div>
      </details>
    </fieldset>
  )
}
