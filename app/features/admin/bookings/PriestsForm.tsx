import type { UseFormReturn } from 'react-hook-form'
import { ConflictPanel } from '#app/admin/ConflictPanel.tsx'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { PartFields } from '#app/admin/form/FormFields.tsx'
import { LeaveGuard } from '#app/admin/LeaveGuard.tsx'
import { useEdited } from '#app/admin/useEdited.ts'
import { useSaving } from '#app/admin/useSaving.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { priestsWords } from '#app/i18n/en/bookings/adminBookings.ts'
import { puja } from '#app/i18n/en/bookings/puja.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { listPriests, type Priests, updatePriests } from '#contract/bookings/priestsAdmin.ts'
import { usualSlots } from '#contract/bookings/slotMinutes.ts'
import { priestsValues, priestValues } from './priestsValues.ts'

type Values = typeof priestsValues.empty

type Props = { priests: Priests; isReadOnly: boolean }

/** The priests with the days and parts of the day on which each serves. */
export function PriestsForm({ priests, isReadOnly }: Props) {
  const words = useWords(priestsWords)
  const common = useWords(admin)
  const { slots } = useWords(puja)
  const { save, load } = useSaving()
  const edited = useEdited<Values, Priests>({
    original: priests,
    toValues: priestsValues.toValues,
    judged: { schema: updatePriests.input, toInput: priestsValues.toInput },
    async save(values, { version }) {
      const done = await save(updatePriests, priestsValues.toInput(values), version)
      if (done.saved) showToast({ title: words.saved, tone: 'success' })
      return done
    },
    load: () => load(listPriests, {}),
    ...priestsValues.compared({ items: words.name }),
  })
  const { form } = edited
  const items = form.watch('items')
  const show = (changed: Values['items']) => {
    form.clearErrors('items')
    form.setValue('items', changed, { shouldDirty: true })
  }
  const weekdays = common.weekdays.map((label, day) => ({ value: String(day), label }))
  const parts = usualSlots.map((value) => ({ value, label: slots[value] }))
  const accounts = priests.accounts.map(({ id, username }) => ({ value: id, label: username }))
  return (
    <form noValidate onSubmit={edited.handleSubmit} className="mt-3 grid gap-6">
      <LeaveGuard isDirty={edited.isDirty} />
      {edited.conflict && <ConflictPanel of={edited.conflict} />}
      {items.length === 0 && <p className="text-muted">{words.none}</p>}
      <fieldset disabled={isReadOnly} className="grid gap-6">
        {items.map(({ name }, at) => (
          <fieldset key={at} className="grid gap-3 border-b border-line pb-5">
            <legend className="sr-only">{name || words.untitled}</legend>
            <PartFields
              of={priestValues}
              form={form}
              at={`items.${at}`}
              words={words}
              className="grid gap-3"
              slots={{
                weekdays: (
                  <Checks
                    of={form}
                    at={`items.${at}.weekdays`}
                    legend={words.weekdays}
                    options={weekdays}
                  />
                ),
                parts: (
                  <Checks of={form} at={`items.${at}.parts`} legend={words.parts} options={parts} />
                ),
                accountId: (
                  <SelectField
                    label={words.accountId}
                    options={[{ value: '', label: words.noAccount }, ...accounts]}
                    {...form.register(`items.${at}.accountId`)}
                  />
                ),
              }}
            />
            {!isReadOnly && (
              <div>
                <Button
                  size="small"
                  variant="outline"
                  aria-label={words.remove(name || words.untitled)}
                  onClick={() => show(items.toSpliced(at, 1))}
                >
                  {words.removeIt}
                </Button>
              </div>
            )}
          </fieldset>
        ))}
      </fieldset>
      {!isReadOnly && (
        <div>
          <Button variant="outline" onClick={() => show([...items, priestValues.empty])}>
            {words.add}
          </Button>
        </div>
      )}
      <FailureNotice failure={edited.failure} />
      {!isReadOnly && (
        <div>
          <Button type="submit" isBusy={edited.isSaving}>
            {edited.isSaving ? common.saving : common.save}
          </Button>
        </div>
      )}
    </form>
  )
}

type ChecksProps = {
  of: UseFormReturn<Values>
  at: `items.${number}.weekdays` | `items.${number}.parts`
  legend: string
  options: readonly { value: string; label: string }[]
}

function Checks({ of, at, legend, options }: ChecksProps) {
  return (
    <fieldset>
      <legend className="font-semibold">{legend}</legend>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-4">
        {options.map(({ value, label }) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              value={value}
              {...of.register(at)}
              className="size-5 accent-saffron"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
