import { troubleText } from '#app/forms/trouble.ts'
import { TroubleNote } from '#app/forms/TroubleNote.tsx'
import { useDirectForm } from '#app/forms/useDirectForm.ts'
import { signIn as signInWords } from '#app/i18n/en/accounts/signIn.ts'
import { trouble as troubleWords } from '#app/i18n/en/forms/trouble.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { resetForm, resetPassword } from '#contract/accounts/public.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'

type Values = { password: string; confirmPassword: string }

type Props = { token: string; onChanged: () => void; onOver: () => void }

/** The form behind the email's link. */
export function NewPassword({ token, onChanged, onOver }: Props) {
  const all = useWords(signInWords)
  const words = all.forgot
  const general = useWords(troubleWords)
  const { field, formProps, isSending, trouble } = useDirectForm<Values, unknown>({
    schema: resetForm,
    empty: { password: '', confirmPassword: '' },
    send: ({ password }, api) => api.call(resetPassword, { token, password }),
    onDone() {
      showToast({ title: words.changed, description: words.changedText, tone: 'success' })
      onChanged()
    },
    onTrouble(met) {
      if (met.code === 'link_over') return onOver()
      const description = troubleText(met, general)
      showToast({ title: words.saveFailed, description, tone: 'destructive' })
    },
  })
  return (
    <form {...formProps} className="grid gap-5">
      <NewPasswordFields label={all.newPassword} field={field} />
      <TroubleNote trouble={trouble} />
      <Button type="submit" isBusy={isSending}>
        {isSending ? words.saving : words.save}
      </Button>
    </form>
  )
}
