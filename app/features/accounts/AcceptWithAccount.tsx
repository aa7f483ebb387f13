import * as z from 'zod/mini'
import { TroubleNote } from '#app/forms/TroubleNote.tsx'
import { useDirectForm } from '#app/forms/useDirectForm.ts'
import { invitation } from '#app/i18n/en/accounts/invitation.ts'
import { useWords } from '#app/i18n/words.ts'
import { useAccount } from '#app/offline/session/useAccount.ts'
import { Button } from '#app/ui/Button.tsx'
import { joinStaff } from '#contract/accounts/invitations.ts'
import { useState } from 'react'
import { LoginForm } from './LoginForm.tsx'

type Props = { token: string; email: string; onAccepted: () => void; onOver: () => void }

const schema = z.object({})

/** For an invited person who already has an account: they log in, if necessary, and accept. */
export function AcceptWithAccount({ token, email, onAccepted, onOver }: Props) {
  const words = useWords(invitation)
  const { account } = useAccount()
  const [isOther, setIsOther] = useState(false)
  const { formProps, isSending, trouble } = useDirectForm<object, unknown>({
    schema,
    empty: {},
    send: (_, api) => api.call(joinStaff, { token }),
    async onDone() {
      // The new role ended the session on the server, so the phone checks it at once.
      const { session } = await import('#app/offline/phone.ts')
      void session.confirm()
      onAccepted()
    },
    onTrouble({ code }) {
      if (code === 'link_over') onOver()
      // Logged in to another account, or no longer logged in.
      if (code === 'wrong_status' || code === 'not_signed_in') setIsOther(true)
    },
  })
  return (
    <>
      <TroubleNote trouble={trouble} />
      {account && !isOther ? (
        <form {...formProps} className="grid gap-5">
          <p>{words.loggedInAs(account.name)}</p>
          <Button type="submit" isBusy={isSending}>
            {isSending ? words.accepting : words.accept}
          </Button>
        </form>
      ) : (
        <div className="grid gap-5">
          <p>{words.loginFirst}</p>
          <LoginForm username={email} onSignedIn={() => setIsOther(false)} />
        </div>
      )}
    </>
  )
}
