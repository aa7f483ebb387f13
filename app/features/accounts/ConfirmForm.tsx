import { useState } from 'react'
import * as z from 'zod/mini'
import { TroubleNote } from '#app/forms/TroubleNote.tsx'
import { useDirectForm } from '#app/forms/useDirectForm.ts'
import { signIn as signInWords } from '#app/i18n/en/accounts/signIn.ts'
import { useWords } from '#app/i18n/words.ts'
import { useAccount } from '#app/offline/session/useAccount.ts'
import { Button } from '#app/ui/Button.tsx'
import { PasswordField } from '#app/ui/PasswordField.tsx'
import { confirmEmail } from '#contract/accounts/public.ts'
import { Gate } from './Gate.tsx'

type Values = { password: string }

/** The server’s own message says what is wrong with a password. */
const justPress = z.object({ password: z.string() })
const withPassword = z.object({
  password: z.string().check(z.minLength(1, signInWords.english.confirm.passwordMissing)),
})

type Props = { token: string; onDone: (email: string) => void; onOver: () => void }

/** A logged-in user only presses a button, unless the link is for a different account. */
export function ConfirmForm({ token, onDone, onOver }: Props) {
  const all = useWords(signInWords)
  const words = all.confirm
  const { account } = useAccount()
  const [isOthers, setIsOthers] = useState(false)
  const needsPassword = !account || isOthers
  const { field, formProps, isSending, trouble } = useDirectForm<Values, { email: string }>({
    schema: needsPassword ? withPassword : justPress,
    empty: { password: '' },
    send: ({ password }, api) => api.call(confirmEmail, { token, ...(password && { password }) }),
    async onDone({ email }) {
      onDone(email)
      // Bookings and donations added to the account may be loaded on this phone at once.
      const { session } = await import('#app/offline/phone.ts')
      void session.confirm()
    },
    onTrouble({ code, fields }) {
      if (fields.some(({ pointer }) => pointer.endsWith('/password'))) setIsOthers(true)
      else if (code === 'link_over' || code === 'invalid_input') onOver()
    },
  })
  return (
    <Gate title={words.heading} intro={needsPassword ? words.textAsked : words.text}>
      <form {...formProps} className="grid gap-5">
        {needsPassword && (
          <PasswordField
            label={words.password}
            hint={words.passwordHint}
            showLabel={all.show}
            autoComplete="current-password"
            {...field('password')}
          />
        )}
        <TroubleNote trouble={trouble} />
        <Button type="submit" isBusy={isSending}>
          {words.button}
        </Button>
      </form>
    </Gate>
  )
}
