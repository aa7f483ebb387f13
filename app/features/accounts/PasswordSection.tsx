import { useState } from 'react'
import { TroubleNote } from '#app/forms/TroubleNote.tsx'
import { profile } from '#app/i18n/en/accounts/profile.ts'
import { signIn } from '#app/i18n/en/accounts/signIn.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { changePassword, changePasswordForm } from '#contract/accounts/myAccount.ts'
import { CurrentPasswordField } from './CurrentPasswordField.tsx'
import { Fold } from './Fold.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { Section } from './Section.tsx'
import { useProfileForm } from './useProfileForm.ts'

type Values = { currentPassword: string; password: string; confirmPassword: string }

/** Changes the password; every other device is logged out. */
export function PasswordSection({ onChanged }: { onChanged: () => void }) {
  const { password: words } = useWords(profile)
  const [isOpen, setIsOpen] = useState(false)
  const handleDone = () => {
    setIsOpen(false)
    onChanged()
  }
  return (
    <Section heading={words.heading} lead={words.text}>
      <Fold label={words.change} isOpen={isOpen} onToggle={setIsOpen}>
        <PasswordForm onDone={handleDone} />
      </Fold>
    </Section>
  )
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const all = useWords(profile)
  const typed = useWords(signIn)
  const words = all.password
  const { field, formProps, isSending, trouble } = useProfileForm<Values>({
    schema: changePasswordForm,
    empty: { currentPassword: '', password: '', confirmPassword: '' },
    send: ({ currentPassword, password }, api) =>
      api.call(changePassword, { currentPassword, password }),
    success: () => ({ title: words.done, description: words.doneText }),
    onDone,
  })
  return (
    <form {...formProps} className="grid gap-4">
      <CurrentPasswordField {...field('currentPassword')} />
      <NewPasswordFields label={typed.newPassword} field={field} />
      <TroubleNote trouble={trouble} />
      <Button type="submit" isBusy={isSending} className="justify-self-start">
        {isSending ? all.saving : words.save}
      </Button>
    </form>
  )
}
