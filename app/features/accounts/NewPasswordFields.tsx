import type { UseFormRegisterReturn } from 'react-hook-form'
import { signIn } from '#app/i18n/en/accounts/signIn.ts'
import { useWords } from '#app/i18n/words.ts'
import { PasswordField } from '#app/ui/PasswordField.tsx'

type RegisteredField = UseFormRegisterReturn & { error?: string | undefined }

type Props = {
  label: string
  /** The form they belong to. */
  field: (name: 'password' | 'confirmPassword') => RegisteredField
}

/** A new password, typed twice. */
export function NewPasswordFields({ label, field }: Props) {
  const words = useWords(signIn)
  return (
    <>
      <PasswordField
        label={label}
        hint={words.passwordHint}
        showLabel={words.show}
        autoComplete="new-password"
        {...field('password')}
      />
      <PasswordField
        label={words.confirmPassword}
        showLabel={words.show}
        autoComplete="new-password"
        {...field('confirmPassword')}
        required
      />
    </>
  )
}
