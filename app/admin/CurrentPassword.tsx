import type { ComponentProps } from 'react'
import { admin } from '#app/i18n/en/admin.ts'
import { signIn } from '#app/i18n/en/signIn.ts'
import { useWords } from '#app/i18n/words.ts'
import { PasswordField } from '#app/ui/PasswordField.tsx'

type Props = Omit<ComponentProps<typeof PasswordField>, 'label' | 'showLabel' | 'autoComplete'> & {
  /** The other administrators are notified by email. */
  isTold?: boolean
}

/** Asked for again before a change that could harm the temple. */
export function CurrentPassword({ isTold = true, ...field }: Props) {
  const words = useWords(admin)
  const { show } = useWords(signIn)
  return (
    <PasswordField
      label={words.currentPassword}
      {...(isTold && { hint: words.currentPasswordHint })}
      showLabel={show}
      autoComplete="current-password"
      {...field}
    />
  )
}
