import type { ComponentProps } from 'react'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { signIn } from '#app/i18n/en/accounts/signIn.ts'
import { useWords } from '#app/i18n/words.ts'
import { PasswordField } from '#app/ui/PasswordField.tsx'

type Props = Omit<ComponentProps<typeof PasswordField>, 'label' | 'showLabel' | 'autoComplete'> & {
  /** The other administrators are notified by email. */
  isNotified?: boolean
}

/** Re-entered before a sensitive change. */
export function CurrentPassword({ isNotified = true, ...field }: Props) {
  const words = useWords(admin)
  const { show } = useWords(signIn)
  return (
    <PasswordField
      label={words.currentPassword}
      {...(isNotified && { hint: words.currentPasswordHint })}
      showLabel={show}
      autoComplete="current-password"
      {...field}
    />
  )
}
