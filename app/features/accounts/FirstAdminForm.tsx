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
import { username } from '#contract/accounts/public.ts'
import { emailAddress } from '#contract/fields.ts'
import { createFirstAdmin } from '#contract/accounts/firstAdmin.ts'
import { newPassword, passwordsMatch } from '#contract/accounts/passwords.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'

const schema = z
  .object({ username, email: emailAddress, password: newPassword, confirmPassword: z.string() })
  .check(passwordsMatch)
type Values = z.input<typeof schema>

type Props = { token: string; onCreated: () => void; onOver: () => void }

/** Creates the temple's first admin, through the link the server prints. */
export function FirstAdminForm({ token, onCreated, onOver }: Props) {
  const all = useWords(signInWords)
  const words = all.firstAdmin
  const general = useWords(troubleWords)
  const { field, formProps, isSending, trouble } = useDirectForm<Values, unknown>({
    schema,
    empty: { username: '', email: '', password: '', confirmPassword: '' },
    async send({ confirmPassword: _, ...input }, api) {
      await api.call(createFirstAdmin, { token, ...input })
      const { session } = await import('#app/offline/phone.ts')
      const { username, password } = input
      // Without it, the back office asks for the password again.
      await session.signIn({ username, password }).catch(() => undefined)
    },
    onDone() {
      showToast({ title: words.done, description: words.doneText, tone: 'success' })
      onCreated()
    },
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
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('username')}
      />
      <TextField label={all.email} type="email" autoComplete="email" {...field('email')} />
      <NewPasswordFields label={all.password} field={field} />
      <TroubleNote trouble={trouble} />
      <Button type="submit" isBusy={isSending}>
        {isSending ? words.submitting : words.submit}
      </Button>
    </form>
  )
}
