import { type FormEvent, useState } from 'react'
import { useAdmin } from '#app/admin/adminContext.ts'
import { EntryFailure } from '#app/admin/EntryFailure.tsx'
import { momentOf } from '#app/admin/moments.ts'
import { useEntry } from '#app/admin/useEntry.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { saleCorrections } from '#app/i18n/en/orders/adminCorrections.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { ErrorText } from '#app/ui/Field.tsx'
import { RadioCards } from '#app/ui/RadioCards.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { showToast } from '#app/ui/toasts.ts'
import type { StaffOrderDetails } from '#contract/orders/admin.ts'
import { startReturn } from '#contract/orders/correctionsAdmin.ts'

type Props = { order: StaffOrderDetails; onClose: () => void }

const empty = {
  counts: {} as Readonly<Record<string, number>>,
  reason: '',
  exception: '',
  areHere: true,
}

/** Where there is nothing to choose from. */
const onlyPiece = ({ lines }: StaffOrderDetails): Readonly<Record<string, number>> => {
  const [only, ...others] = lines.filter(({ returnable }) => returnable > 0)
  return only?.returnable === 1 && others.length === 0 ? { [only.id]: 1 } : {}
}

/** Which items come back, and why. */
export function ReturnEntry({ order, onClose }: Props) {
  const { startReturn: words } = useWords(saleCorrections)
  const common = useWords(admin)
  const { timeZone } = useAdmin()
  const { typed, change, text, send, isBusy, failure, errorAt } = useEntry({
    ...empty,
    counts: onlyPiece(order),
  })
  const [isChecked, setIsChecked] = useState(false)
  const [isLate] = useState(() => Date.parse(order.returnUntil ?? '') < Date.now())
  const { counts, reason, exception, areHere } = typed
  const goods = order.lines.filter(({ returnable }) => returnable > 0)
  const items = goods.flatMap(({ id }) => (counts[id] ? [{ id, quantity: counts[id] }] : []))
  const needed = (value: string, missing: string): string | undefined =>
    isChecked && value.trim() === '' ? missing : undefined
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setIsChecked(true)
    const isMissing = !reason.trim() || (isLate && !exception.trim())
    if (items.length === 0 || isMissing) return
    const { reference } = order
    const input = { reference, items, reason, areHere, ...(isLate && { exception }) }
    if (!(await send(startReturn, input))) return
    showToast({ title: words.done, tone: 'success' })
    onClose()
  }
  return (
    <form noValidate className="mt-4 grid gap-4" onSubmit={(event) => void handleSubmit(event)}>
      {goods.map(({ id, name, returnable }) => (
        <SelectField
          key={id}
          label={name}
          value={String(counts[id] ?? 0)}
          options={Array.from({ length: returnable + 1 }, (_, count) => ({
            value: String(count),
            label: count === 0 ? words.none : `${count} ${words.of(returnable)}`,
          }))}
          onChange={({ target }) => change({ counts: { ...counts, [id]: Number(target.value) } })}
        />
      ))}
      <ErrorText
        id="returned-items"
        error={isChecked && items.length === 0 ? words.nothing : undefined}
      />
      <RadioCards
        name="where"
        legend={words.where}
        className="grid gap-2 sm:grid-cols-2"
        options={[
          { value: 'here', label: words.here, detail: words.hereText },
          { value: 'away', label: words.away, detail: words.awayText },
        ]}
        chosen={areHere ? 'here' : 'away'}
        onChange={({ target }) => change({ areHere: target.value === 'here' })}
      />
      <TextArea
        label={words.reason}
        rows={2}
        maxLength={500}
        {...text('reason')}
        error={needed(reason, words.reasonMissing) ?? errorAt('#/reason')}
      />
      {isLate && (
        <>
          <p>{words.late(momentOf(order.returnUntil ?? '', timeZone))}</p>
          <TextArea
            label={words.exception}
            rows={2}
            maxLength={500}
            {...text('exception')}
            error={needed(exception, words.exceptionMissing) ?? errorAt('#/exception')}
          />
        </>
      )}
      <EntryFailure failure={failure} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          {common.cancel}
        </Button>
        <Button type="submit" isBusy={isBusy}>
          {words.sure}
        </Button>
      </div>
    </form>
  )
}
