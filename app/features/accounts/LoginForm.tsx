import { useState } from 'react'
import * as z from 'zod/mini'
import { type Trouble, troubleText } from '#app/forms/trouble.ts'
import { TroubleNote } from '#app/forms/TroubleNote.tsx'
import { useDirectForm } from '#app/forms/useDirectForm.ts'
import { signIn as signInWords } from '#app/i18n/en/accounts/signIn.ts'
import { trouble as troubleWords } from '#app/i18n/en/forms/trouble.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { PasswordField } from '#app/ui/PasswordField.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { loginInput, type Me } from '#contract/accounts/public.ts'

type Values = { username: string; password: string; code?: string }

const { codeMissing } = signInWords.english.login

/** Once a code is required, the form is not sent without it: each attempt counts. */
const withCode = z.extend(loginInput, {
  code: z.string().check(z.trim(), z.minLength(1, codeMissing), z.maxLength(60)),
})

type Props = {
  /** The username it starts with. */
  username: string
  onSignedIn: (me: Me) => void
}

/** Username and password, and then the code if the account needs one. */
export function LoginForm({ username, onSignedIn }: Props) {
  const all = useWords(signInWords)
  const words = all.login
  const general = useWords(troubleWords)
  const [wantsCode, setWantsCode] = useState(false)

  const messageFor = (trouble: Trouble): string => {
    if (trouble.code === 'wrong_credentials') return words.wrong
    if (trouble.code === 'wrong_code') return words.wrongCode
    return troubleText(trouble, general)
  }
  const handleTrouble = (trouble: Trouble) => {
    if (trouble.code === 'totp_required') return setWantsCode(true)
    showToast({ title: words.failed, description: messageFor(trouble), tone: 'destructive' })
  }

  const { form, field, formProps, isSending, trouble } = useDirectForm<Values, Me>({
    schema: wantsCode ? withCode : loginInput,
    empty: { username, password: '' },
    send: async ({ code, ...named }) => {
      const { session } = await import('#app/offline/phone.ts')
      return session.signIn({ ...named, ...(code && { code }) })
    },
    onDone(me) {
      const name = me.fullName ?? me.username
      showToast({ title: words.success, description: words.greeting(name), tone: 'success' })
      onSignedIn(me)
    },
    onTrouble: handleTrouble,
  })
  const handleOtherWay = () => {
    form.reset({ username: form.getValues('username'), password: '', code: '' })
    setWantsCode(false)
  }
  // Asking for the code is not an error; a wrong code is reported beside its field.
  const shown = trouble?.code === 'totp_required' ? undefined : trouble

  return (
    <form {...formProps} className="grid gap-5">
      {wantsCode ? (
        <>
          <div role="status">
            <h2 className="text-xl">{words.codeHeading}</h2>
            <p className="mt-1 text-muted">{words.codeText}</p>
          </div>
          <TextField
            key="code"
            label={words.code}
            hint={words.codeHint}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
            {...field('code')}
          />
        </>
      ) : (
        <>
          <TextField
            key="username"
            label={words.username}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...field('username')}
          />
          <PasswordField
            label={all.password}
            showLabel={all.show}
            autoComplete="current-password"
            {...field('password')}
          />
        </>
      )}
      <TroubleNote trouble={shown} text={shown && messageFor(shown)} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isSending} className="grow">
          {isSending ? words.submitting : words.submit}
        </Button>
        {wantsCode && (
          <Button variant="quiet" onClick={handleOtherWay}>
            {words.otherWay}
          </Button>
        )}
      </div>
    </form>
  )
}
