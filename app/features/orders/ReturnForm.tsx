import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { TroubleNote } from '#app/forms/TroubleNote.tsx'
import { useDirectForm } from '#app/forms/useDirectForm.ts'
import { order as orderWords } from '#app/i18n/en/orders/order.ts'
import { useWords } from '#app/i18n/words.ts'
import { newCommandId } from '#app/offline/outbox/commandId.ts'
import { Button } from '#app/ui/Button.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { askReturn, type Order } from '#contract/orders/public.ts'

/** How many of each line, in the order's own sequence; '0' for none. */
type Values = { counts: string[]; reason: string }

const { back: english } = orderWords.english
const longest = 500

const schema = z.object({
  counts: z
    .array(z.string())
    .check(z.refine((counts) => counts.some((count) => count !== '0'), english.nothing)),
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, english.reasonMissing),
      z.maxLength(longest, english.tooLong(longest)),
    ),
})

type Props = { order: Order; onDone: (order: Order) => void; onClose: () => void }

/** Which pieces, and what is wrong with them. */
export function ReturnForm({ order, onDone, onClose }: Props) {
  const { back: words } = useWords(orderWords)
  const { reference, token } = order
  const [idempotencyKey] = useState(newCommandId)
  const element = useRef<HTMLFormElement>(null)
  const lines = order.lines.filter(({ returnable }) => returnable > 0)
  const [only] = lines
  const isOnePiece = lines.length === 1 && only?.returnable === 1
  const { form, formProps, field, isSending, trouble } = useDirectForm<Values, Order>({
    schema,
    // One piece alone needs no choosing.
    empty: { counts: lines.map(() => (isOnePiece ? '1' : '0')), reason: '' },
    send: ({ counts, reason }, api) => {
      const items = lines.flatMap(({ id }, at) => {
        const quantity = Number(counts[at])
        return quantity > 0 ? [{ id, quantity }] : []
      })
      return api.call(askReturn, { reference, token, items, reason }, { idempotencyKey })
    },
    onDone: (changed) => {
      showToast({ title: words.sent, description: words.sentText, tone: 'success' })
      onDone(changed)
    },
  })
  useEffect(() => element.current?.querySelector<HTMLElement>('select, textarea')?.focus(), [])
  const missing =
    form.formState.errors.counts?.message ?? form.formState.errors.counts?.root?.message
  return (
    <form {...formProps} ref={element} className="card mt-4 grid gap-5 p-5">
      {lines.map(({ id, name, returnable }, at) => (
        <SelectField
          key={id}
          label={words.howMany(name)}
          options={Array.from({ length: returnable + 1 }, (_, count) => ({
            value: String(count),
            label: count === 0 ? words.keepAll : String(count),
          }))}
          {...form.register(`counts.${at}`)}
          error={at === 0 ? missing : undefined}
        />
      ))}
      <TextArea label={words.reason} rows={3} {...field('reason')} />
      <TroubleNote trouble={trouble} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isSending}>
          {isSending ? words.sending : words.send}
        </Button>
        <Button variant="outline" disabled={isSending} onClick={onClose}>
          {words.keep}
        </Button>
      </div>
    </form>
  )
}
