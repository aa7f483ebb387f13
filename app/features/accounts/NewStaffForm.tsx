import * as z from 'zod/mini'
import { troubleText } from '#app/forms/trouble.ts'
import { TroubleNote } from '#app/forms/TroubleNote.tsx'
import { useDirectForm } from '#app/forms/useDirectForm.ts'
import { invitation } from '#app/i18n/en/accounts/invitation.ts'
import { signIn } from '#app/i18n/en/accounts/signIn.ts'
import { trouble as troubleWords } from '#app/i18n/en/forms/trouble.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { username } from '#contract/accounts/public.ts'
import { acceptInvitation } from '#contract/accounts/invitations.ts'
import { newPassword, passwordsMatch } from '#contract/accounts/passwords.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'

const schema = z
  .object({ username, password: newPassword, confirmPassword: z.string() })
  .check(passwordsMatch)
type Values = z.input<typeof schema>

type Props = { token: string; onAccepted: () => void; onOver: () => void }

/** Creates the account of an invited person. */
export function NewStaffForm({ token, onAccepted, onOver }: Props) {
  const all = useWords(signIn)
  const words = useWords(invitation)
  const general = useWords(troubleWords)
  const { field, formProps, isSending, trouble } = useDirectForm<Values, unknown>({
    schema,
    empty: { username: '', password: '', confirmPassword: '' },
    send: ({ confirmPassword: _, ...input }, api) =>
      api.call(acceptInvitation, { token, ...input }),
    onDone: onAccepted,
    onTrouble(met) {
      if (met.code === 'link_over') return onOver()
      const description = troubleText(met, general)
      showToast({ title: words.failed, description, tone: 'destructive' })
    },
  })
  return (
    <form {...formProps} className="grid gap-5">
      <TextField
        label={all.username}
        hint={all.signup.usernameHint}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('username')}
      />
      <NewPasswordFields label={all.password} field={field} />
      <TroubleNote trouble={trouble} />
      <Button type="submit" isBusy={isSending}>
        {isSending ? words.accepting : words.accept}
      </Button>
    </form>
  )
}
