import { useEffect } from 'react'
import { TroubleNote } from '#app/forms/TroubleNote.tsx'
import { useDirectForm } from '#app/forms/useDirectForm.ts'
import { reminders } from '#app/i18n/en/reminders/reminders.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { type ChosenReminders, confirmWhatsapp } from '#contract/whatsapp/public.ts'

type Props = {
  phone: string
  text: string
  /** What was chosen, and the words above the form. */
  agreed: { chosen: ChosenReminders } | undefined
  onConfirmed: (token: string) => void
  onOther: () => void
}

/** The six digits that came by WhatsApp. */
export function CodeForm({ phone, text, agreed, onConfirmed, onOther }: Props) {
  const { whatsapp: words } = useWords(reminders)
  const { form, field, formProps, isSending, trouble } = useDirectForm<
    { phoneNumber: string; code: string },
    { token: string }
  >({
    schema: confirmWhatsapp.input,
    empty: { phoneNumber: phone, code: '' },
    send: (values, api) => api.call(confirmWhatsapp, { ...values, ...agreed }),
    onDone: ({ token }) => onConfirmed(token),
  })
  // The form before it is gone, and with it the focus.
  useEffect(() => form.setFocus('code'), [form])
  return (
    <form {...formProps} className="grid gap-4">
      <TextField
        label={words.code}
        hint={text}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        {...field('code')}
      />
      <TroubleNote trouble={trouble} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isSending}>
          {isSending ? words.confirming : words.confirm}
        </Button>
        <Button variant="quiet" onClick={onOther}>
          {words.other}
        </Button>
      </div>
    </form>
  )
}
