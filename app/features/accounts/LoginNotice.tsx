import type { ReactNode } from 'react'
import { signIn } from '#app/i18n/en/accounts/signIn.ts'
import { useWords } from '#app/i18n/words.ts'
import { useAccount } from '#app/offline/session/useAccount.ts'
import { Button } from '#app/ui/Button.tsx'
import type { NewAccount } from './SignupForm.tsx'
import { useSession } from './useSession.ts'

type Props = {
  registered: NewAccount | undefined
  /** Someone else is already logged in on this device. */
  isOther: boolean
  onOther: () => void
  toAccount: ReactNode
  /** The login form. */
  children: ReactNode
}

/** A notice above the form, or instead of it if no login is needed. */
export function LoginNotice({ registered, isOther, onOther, toAccount, children }: Props) {
  const { login: words } = useWords(signIn)
  const { account } = useAccount()
  const { session } = useSession()
  if (account && !session?.ended && !isOther) {
    return (
      <div>
        <h2 className="text-xl">{words.hereAlready}</h2>
        <p className="mt-2 wrap-anywhere">{words.hereAs(account.name)}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          {toAccount}
          <Button variant="outline" onClick={onOther}>
            {words.asOther}
          </Button>
        </div>
      </div>
    )
  }
  const text = registered
    ? words.registered(registered.email)
    : account && session?.ended && words.ended(account.name)
  return (
    <>
      {text && (
        <p className="mb-5 rounded-md bg-durva-soft px-4 py-3 wrap-anywhere" role="status">
          {text}
        </p>
      )}
      {children}
    </>
  )
}
