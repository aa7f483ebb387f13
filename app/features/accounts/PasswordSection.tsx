import { useState } from 'react'
import type * as z from 'zod/mini'
import { TroubleNote } from '#app/forms/TroubleNote.tsx'
import { profile } from '#app/i18n/en/profile.ts'
import { signIn } from '#app/i18n/en/signIn.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { PasswordField } from '#app/ui/PasswordField.tsx'
import { changePassword, changePasswordForm } from '#contract/myAccount.ts'
import { Fold } from './Fold.tsx'
import { Section } from './Section.tsx'
import { useProfileForm } from './useProfileForm.ts'

type Values = { currentPassword: string; password: string; confirmPassword: string }

/** Another password; every other device is signed out by it. */
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
  const { field, handleSubmit, isSending, trouble } = useProfileForm<Values>({
    schema: changePasswordForm as z.ZodMiniType<unknown, Values>,
    empty: { currentPassword: '', password: '', confirmPassword: '' },
    send: ({ currentPassword, password }, api) =>
      api.call(changePassword, { currentPassword, password }),
    said: () => ({ title: words.done, description: words.doneText }),
    onDone,
  })
  return (
    <form noValidate onSubmit={handleSubmit} aria-busy={isSending} className="grid gap-4">
      <PasswordField
        label={all.currentPassword}
        showLabel={typed.show}
        autoComplete="current-password"
        {...field('currentPassword')}
      />
      <PasswordField
        label={typed.newPassword}
        hint={typed.passwordHint}
        showLabel={typed.show}
        autoComplete="new-password"
        {...field('password')}
      />
      <PasswordField
        label={typed.confirmPassword}
        showLabel={typed.show}
        autoComplete="new-password"
        {...field('confirmPassword')}
      />
      <TroubleNote trouble={trouble} />
      <Button type="submit" isBusy={isSending} className="justify-self-start">
        {isSending ? all.saving : words.save}
      </Button>
    </form>
  )
}
