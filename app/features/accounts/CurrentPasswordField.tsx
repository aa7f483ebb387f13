import type { UseFormRegisterReturn } from 'react-hook-form'
import { profile } from '#app/i18n/en/accounts/profile.ts'
import { signIn } from '#app/i18n/en/accounts/signIn.ts'
import { useWords } from '#app/i18n/words.ts'
import { PasswordField } from '#app/ui/PasswordField.tsx'

type Props = UseFormRegisterReturn & { error?: string | undefined }

/** Re-entered before any change to the account. */
export function CurrentPasswordField(field: Props) {
  const { currentPassword } = useWords(profile)
  const { show } = useWords(signIn)
  return (
    <PasswordField
      label={currentPassword}
      showLabel={show}
      autoComplete="current-password"
      {...field}
    />
  )
}
