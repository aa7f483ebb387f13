import { useState } from 'react'
import * as z from 'zod/mini'
import { troubleText } from '#app/forms/trouble.ts'
import { TroubleNote } from '#app/forms/TroubleNote.tsx'
import { useDirectForm } from '#app/forms/useDirectForm.ts'
import { signIn as signInWords } from '#app/i18n/en/accounts/signIn.ts'
import { trouble as troubleWords } from '#app/i18n/en/forms/trouble.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { forgotPassword } from '#contract/accounts/public.ts'
import { emailAddress } from '#contract/fields.ts'

const schema = z.object({ email: emailAddress })

/**
 * Requests a reset link. The answer is the same for every address, so that it does not reveal who
 * has an account.
 */
export function ForgotPassword() {
  const all = useWords(signInWords)
  const words = all.forgot
  const general = useWords(troubleWords)
  const [sentTo, setSentTo] = useState<string>()
  const { form, field, formProps, isSending, trouble } = useDirectForm<{ email: string }, unknown>({
    schema,
    empty: { email: '' },
    send: (values, api) => api.call(forgotPassword, values),
    onDone: (_, { email }) => setSentTo(email.trim()),
    onTrouble: (met) =>
      showToast({
        title: words.failed,
        description: troubleText(met, general),
        tone: 'destructive',
      }),
  })
  if (sentTo !== undefined) {
    const handleRetry = () => {
      form.reset()
      setSentTo(undefined)
    }
    return (
      <div role="status">
        <h2 className="text-xl">{words.sentTitle}</h2>
        <p className="mt-2 wrap-anywhere">{words.sentText(sentTo)}</p>
        <p className="mt-2 text-muted">{words.sentHint}</p>
        <Button variant="outline" className="mt-5" onClick={handleRetry}>
          {words.again}
        </Button>
      </div>
    )
  }
  return (
    <form {...formProps} className="grid gap-5">
      <TextField label={all.email} type="email" autoComplete="email" {...field('email')} />
      <TroubleNote trouble={trouble} />
      <Button type="submit" isBusy={isSending}>
        {isSending ? words.submitting : words.submit}
      </Button>
    </form>
  )
}
