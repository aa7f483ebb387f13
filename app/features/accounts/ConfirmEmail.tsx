import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import * as z from 'zod/mini'
import { TroubleNote } from '#app/forms/TroubleNote.tsx'
import { useDirectForm } from '#app/forms/useDirectForm.ts'
import { signIn as signInWords } from '#app/i18n/en/signIn.ts'
import { useWords } from '#app/i18n/words.ts'
import { useAccount } from '#app/querying/useAccount.ts'
import { Button, buttonClass } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { PasswordField } from '#app/ui/PasswordField.tsx'
import { confirmEmail } from '#contract/accounts.ts'

type State = { is: 'asked' } | { is: 'over' } | { is: 'done'; email: string }

/** The server’s own words say what is wrong with a password. */
const schema = z.object({ password: z.string() })

/**
 * Where the mail's link leads. Looking at it changes nothing: programs that check mail open every link
 * in it.
 */
export function ConfirmEmail({ token }: { token: string }) {
  const all = useWords(signInWords)
  const words = all.confirm
  const { account } = useAccount()
  const [state, setState] = useState<State>({ is: token ? 'asked' : 'over' })
  if (state.is === 'asked') {
    return (
      <ConfirmForm
        token={token}
        onDone={(email) => setState({ is: 'done', email })}
        onOver={() => setState({ is: 'over' })}
      />
    )
  }
  const onward = account ? (
    <Link to="/profile" className={buttonClass()}>
      {words.toAccount}
    </Link>
  ) : (
    <Link to="/login" className={buttonClass()}>
      {words.toLogin}
    </Link>
  )
  return (
    <div role="status">
      {state.is === 'over' ? (
        <EmptyState title={all.over.title} headingLevel={1} action={onward}>
          <p>{all.over.confirmText}</p>
        </EmptyState>
      ) : (
        <EmptyState title={words.doneTitle} headingLevel={1} action={onward}>
          <p className="wrap-anywhere">{words.doneText(state.email)}</p>
        </EmptyState>
      )}
    </div>
  )
}

type FormProps = { token: string; onDone: (email: string) => void; onOver: () => void }

/** Whoever is signed in need only press, unless it is with another account than the link's. */
function ConfirmForm({ token, onDone, onOver }: FormProps) {
  const all = useWords(signInWords)
  const words = all.confirm
  const { account } = useAccount()
  const [isOthers, setIsOthers] = useState(false)
  const { field, handleSubmit, isSending, trouble } = useDirectForm({
    schema,
    empty: { password: '' },
    send: ({ password }, api) => api.call(confirmEmail, { token, ...(password && { password }) }),
    async onDone({ email }) {
      onDone(email)
      // What joins the account by it, this phone may have at once.
      const { session } = await import('#app/offline/phone.ts')
      void session.confirm()
    },
    onTrouble({ code, fields }) {
      if (fields.some(({ pointer }) => pointer.endsWith('/password'))) setIsOthers(true)
      else if (code === 'link_over' || code === 'invalid_input') onOver()
    },
  })
  return (
    <form noValidate onSubmit={handleSubmit} aria-busy={isSending}>
      <EmptyState
        title={words.heading}
        headingLevel={1}
        action={
          <Button type="submit" isBusy={isSending}>
            {words.button}
          </Button>
        }
      >
        <p>{words.text}</p>
        {(!account || isOthers) && (
          <div className="mx-auto mt-5 max-w-sm text-start">
            <PasswordField
              label={words.password}
              hint={words.passwordHint}
              showLabel={all.show}
              autoComplete="current-password"
              {...field('password')}
            />
          </div>
        )}
        <TroubleNote trouble={trouble} />
      </EmptyState>
    </form>
  )
}
