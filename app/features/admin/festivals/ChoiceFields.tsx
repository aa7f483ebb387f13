import type { UseFormReturn } from 'react-hook-form'
import { dateText } from '#app/i18n/dates.ts'
import { adminFestivalChoice } from '#app/i18n/en/festivals/adminFestivalChoice.ts'
import { useWords } from '#app/i18n/words.ts'
import { RadioCards } from '#app/ui/RadioCards.tsx'
import type { Differing, GreatKind } from '#contract/festivals/choiceAdmin.ts'
import { customs, festivalGroups, groupStates } from '#contract/festivals/groups.ts'
import type { ChoiceValues } from './choiceValues.ts'

const groupsClass =
  'grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-6 [&_.option]:min-h-11 [&_.option]:py-2 [&_legend]:text-lg'

type Props = { form: UseFormReturn<ChoiceValues> }

/** How far each group is shown. */
export function GroupFields({ form }: Props) {
  const words = useWords(adminFestivalChoice)
  return (
    <div className={groupsClass}>
      {festivalGroups.map((group) => (
        <RadioCards
          key={group}
          legend={words.groups[group]}
          hint={words.groupHints[group]}
          options={groupStates.map((state) => ({
            value: state,
            label: words.states[state],
            ...(state === 'everywhere' && { detail: words.everywhereDetail }),
          }))}
          className="grid gap-2"
          {...form.register(group)}
        />
      ))}
    </div>
  )
}

/** The great festivals, each with its next day. */
export function KindFields({ form, kinds }: Props & { kinds: readonly GreatKind[] }) {
  const words = useWords(adminFestivalChoice)
  return (
    <fieldset className="min-w-0">
      <legend className="font-display text-xl">{words.kinds}</legend>
      <p className="text-muted">{words.kindsText}</p>
      {form.watch('great') === 'off' && (
        <p role="status" className="font-semibold text-kumkum">
          {words.kindsOff}
        </p>
      )}
      <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-x-8">
        {kinds.map(({ kind, name, date }) => (
          <li key={kind}>
            <label className="flex min-h-11 flex-wrap items-center gap-x-3 border-b border-line">
              <input
                type="checkbox"
                value={kind}
                className="size-5 shrink-0 accent-saffron"
                {...form.register('observed')}
              />
              <span>{name}</span>
              {date && <small className="ms-auto text-sm text-muted">{dateText(date)}</small>}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

/** Whose date is shown where a custom has another one. */
export function CustomFields({ form, differing }: Props & { differing: readonly Differing[] }) {
  const words = useWords(adminFestivalChoice)
  const nextOf = (custom: Differing['custom']): string => {
    const next = differing.find((each) => each.custom === custom)
    return next
      ? words.differs(next.name, dateText(next.general), dateText(next.ofCustom))
      : words.agrees
  }
  return (
    <section>
      <h2 className="text-xl">{words.customs}</h2>
      <p className="mb-4 text-muted">{words.customsText}</p>
      <div className={groupsClass}>
        {customs.map((custom) => (
          <RadioCards
            key={custom}
            legend={words.customNames[custom]}
            hint={nextOf(custom)}
            options={(['both', 'general', 'custom'] as const).map((choice) => ({
              value: choice,
              label: words.customChoices[choice][custom],
            }))}
            className="grid gap-2"
            {...form.register(custom)}
          />
        ))}
      </div>
    </section>
  )
}
