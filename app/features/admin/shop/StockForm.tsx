import { type FormEvent, useState } from 'react'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { numberOf } from '#app/admin/numberOf.ts'
import { useSend } from '#app/admin/useSend.ts'
import { focusFirstError } from '#app/forms/focusFirstError.ts'
import { adminStock } from '#app/i18n/en/shop/adminShop.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { receiveStock } from '#contract/shop/admin.ts'

type Props = {
  id: string
  /** The product's form has unsaved changes, which may be about its count, too. */
  isProductDirty: boolean
  onDirty: (isDirty: boolean) => void
}

const nothing = { pieces: '', note: '' }

/** Records pieces that came, or that are broken or lost. */
export function StockForm({ id, isProductDirty, onDirty }: Props) {
  const words = useWords(adminStock)
  const { send, isBusy, failure, clearFailure } = useSend()
  const [typed, setTyped] = useState(nothing)
  const [wrong, setWrong] = useState<string>()
  // The same until something else is typed: if the answer was lost, it is not recorded twice.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const change = (changed: typeof nothing) => {
    setTyped(changed)
    setWrong(undefined)
    clearFailure()
    setKey(crypto.randomUUID())
    onDirty(changed.pieces !== '' || changed.note !== '')
  }
  const errorAt = (pointer: string) =>
    failure?.fields.find((field) => field.pointer === pointer)?.detail
  const record = async (form: HTMLFormElement | null, sign: 1 | -1) => {
    const count = numberOf(typed.pieces)
    if (!(count > 0)) {
      setWrong(words.wrongCount)
      return focusFirstError(form)
    }
    const input = { id, pieces: sign * count, note: typed.note }
    const done = await send(receiveStock, input, {
      // Adding and taking out are two things.
      idempotencyKey: `${key}${sign}`,
      isQuiet: true,
    })
    if (!done) return focusFirstError(form)
    change(nothing)
    showToast({ title: words.done(input.pieces, done.stockOnHand ?? 0), tone: 'success' })
  }
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void record(event.currentTarget, 1)
  }
  return (
    <form noValidate onSubmit={handleSubmit} className="mt-4 grid gap-4 border-t border-line pt-4">
      <TextField
        label={words.pieces}
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        value={typed.pieces}
        error={wrong ?? errorAt('#/pieces')}
        onChange={({ target }) => change({ ...typed, pieces: target.value })}
      />
      <TextField
        label={words.note}
        hint={words.noteHint}
        maxLength={200}
        value={typed.note}
        error={errorAt('#/note')}
        onChange={({ target }) => change({ ...typed, note: target.value })}
      />
      <FailureNotice failure={failure} />
      {isProductDirty && <p className="text-sm font-semibold text-kumkum">{words.unsaved}</p>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isBusy} disabled={isProductDirty}>
          {words.add}
        </Button>
        <Button
          variant="outline"
          disabled={isBusy || isProductDirty}
          onClick={({ currentTarget }) => void record(currentTarget.form, -1)}
        >
          {words.takeOut}
        </Button>
      </div>
    </form>
  )
}
