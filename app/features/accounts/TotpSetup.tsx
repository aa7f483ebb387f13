import { useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import { TroubleNote } from '#app/forms/TroubleNote.tsx'
import { useDirectForm } from '#app/forms/useDirectForm.ts'
import { profile } from '#app/i18n/en/accounts/profile.ts'
import { signIn } from '#app/i18n/en/accounts/signIn.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button, buttonClass } from '#app/ui/Button.tsx'
import { QrCode } from '#app/ui/QrCode.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { confirmTotp, totpCode } from '#contract/accounts/totp.ts'
import { CopyButton } from './CopyButton.tsx'

/** What an authenticator app needs: a key to type, and the same as an address in a QR code. */
export type Secret = { secret: string; uri: string }

type Props = {
  secret: Secret
  onOn: (recoveryCodes: readonly string[]) => void
  onCancel: () => void
}

const schema = z.object({ code: totpCode })

/** The key as a QR code, and a field for the first code, which proves that the app has it. */
export function TotpSetup({ secret: { secret, uri }, onOn, onCancel }: Props) {
  const { totp: words, cancel } = useWords(profile)
  const { login } = useWords(signIn)
  const { field, formProps, isSending, trouble } = useDirectForm({
    schema,
    empty: { code: '' },
    send: (values, api) => api.call(confirmTotp, values),
    async onDone({ recoveryCodes }) {
      onOn(recoveryCodes)
      const { session } = await import('#app/offline/phone.ts')
      void session.confirm()
    },
  })
  const first = useRef<HTMLParagraphElement>(null)
  useEffect(() => first.current?.focus(), [])
  const text = trouble?.code === 'wrong_code' ? login.wrongCode : undefined
  return (
    <form {...formProps} className="grid gap-4">
      <p ref={first} tabIndex={-1}>
        {words.scan}
      </p>
      <div className="qr-place">
        <QrCode text={uri} label={words.qr} />
      </div>
      <p className="hidden pointer-coarse:block">
        <a href={uri} className={buttonClass({ variant: 'outline' })}>
          {words.openApp}
        </a>
      </p>
      <p>
        <span className="block text-muted">{words.key}</span>
        <span className="font-mono wrap-anywhere">{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</span>
      </p>
      <div>
        <CopyButton text={secret} />
      </div>
      <TextField
        label={words.code}
        hint={words.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        {...field('code')}
      />
      <TroubleNote trouble={trouble} text={text} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isSending}>
          {words.confirm}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          {cancel}
        </Button>
      </div>
    </form>
  )
}
