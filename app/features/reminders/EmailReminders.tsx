import { useState } from 'react'
import * as z from 'zod/mini'
import { TroubleNote } from '#app/forms/TroubleNote.tsx'
import { useDirectForm } from '#app/forms/useDirectForm.ts'
import { reminders } from '#app/i18n/en/reminders/reminders.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { DockedBar } from '#app/ui/DockedBar.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { emailAddress } from '#contract/fields.ts'
import { askEmailReminders } from '#contract/reminders/public.ts'
import { Done } from './Done.tsx'
import type { ChannelFormProps } from './channelForm.ts'

const schema = z.object({ email: emailAddress })

/** Reminders by email: they begin when the address is confirmed. */
export function EmailReminders(channelProps: ChannelFormProps) {
  const all = useWords(reminders)
  const words = all.email
  const [done, setDone] = useState<string>()
  const { field, formProps, isSending, trouble } = useDirectForm<
    { email: string },
    { status: 'confirmation_sent' | 'active' }
  >({
    schema,
    empty: { email: channelProps.typed.email ?? '' },
    send: ({ email }, api) =>
      api.call(askEmailReminders, {
        email,
        choice: channelProps.choice,
        source: channelProps.source,
        words: words.consent,
      }),
    onDone: ({ status }) => setDone(status === 'active' ? words.active : words.sent),
  })
  if (done !== undefined) return <Done text={done} channelProps={channelProps} />
  return (
    <>
      <form {...formProps} className="grid gap-3">
        <TextField label={words.label} type="email" autoComplete="email" {...field('email')} />
        <p className="text-sm text-muted">{words.consent}</p>
        <TroubleNote trouble={trouble} />
      </form>
      <DockedBar>
        <Button
          type="submit"
          form={formProps.id}
          size="large"
          isBusy={isSending}
          disabled={!channelProps.isReady}
        >
          {isSending ? all.saving : all.save}
        </Button>
      </DockedBar>
    </>
  )
}
