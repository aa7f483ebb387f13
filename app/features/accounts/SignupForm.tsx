import type { ReactNode } from 'react'
import { type Trouble, troubleText } from '#app/forms/trouble.ts'
import { TroubleNote } from '#app/forms/TroubleNote.tsx'
import { useDirectForm } from '#app/forms/useDirectForm.ts'
import { signIn as signInWords } from '#app/i18n/en/accounts/signIn.ts'
import { trouble as troubleWords } from '#app/i18n/en/forms/trouble.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { CheckboxField } from '#app/ui/CheckboxField.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { register, signupForm, toRegisterInput } from '#contract/accounts/public.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'

type Values = {
  username: string
  email: string
  fullName: string
  password: string
  confirmPassword: string
  acceptTerms: boolean
}

const empty: Values = {
  username: '',
  email: '',
  fullName: '',
  password: '',
  confirmPassword: '',
  acceptTerms: false,
}

export type NewAccount = { username: string; email: string }

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The person who has just registered, for the login page. */
    registered?: NewAccount
  }
}

type Props = {
  /** What people read before they accept the terms. */
  terms: ReactNode
  onRegistered: (who: NewAccount) => void
}

/** Registration, by the specification's rules and texts. */
export function SignupForm({ terms, onRegistered }: Props) {
  const all = useWords(signInWords)
  const words = all.signup
  const general = useWords(troubleWords)

  /** The server's own message, or the specification's text if there is none. */
  const messageFor = (trouble: Trouble): string => {
    if (trouble.fields.length > 0) return trouble.detail ?? general.checkFields
    return trouble.code === 'internal' ? words.failedText : troubleText(trouble, general)
  }

  const { field, formProps, isSending, trouble } = useDirectForm<Values, unknown>({
    schema: signupForm,
    empty,
    send: (values, api) => {
      const { fullName, ...rest } = toRegisterInput(signupForm.parse(values))
      return api.call(register, { ...rest, ...(fullName && { fullName }) })
    },
    onDone(_, { username, email }) {
      showToast({ title: words.success, tone: 'success' })
      onRegistered({ username: username.trim(), email: email.trim() })
    },
    onTrouble: (met) =>
      showToast({ title: words.failed, description: messageFor(met), tone: 'destructive' }),
  })

  return (
    <form {...formProps} className="grid gap-5">
      <TextField
        label={all.username}
        hint={words.usernameHint}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('username')}
      />
      <TextField
        label={all.email}
        hint={words.emailHint}
        type="email"
        autoComplete="email"
        {...field('email')}
      />
      <TextField
        label={all.fullName}
        hint={words.fullNameHint}
        autoComplete="name"
        {...field('fullName')}
      />
      <NewPasswordFields label={all.password} field={field} />
      <div>
        <CheckboxField label={words.acceptTerms} {...field('acceptTerms')} />
        {terms}
      </div>
      {/* The server's message about a field appears beside it and need not be repeated. */}
      <TroubleNote
        trouble={trouble?.fields.length ? undefined : trouble}
        text={trouble && messageFor(trouble)}
      />
      <Button type="submit" isBusy={isSending}>
        {isSending ? words.submitting : words.submit}
      </Button>
    </form>
  )
}
