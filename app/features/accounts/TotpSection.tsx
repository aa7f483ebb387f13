import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { TroubleNote } from '#app/forms/TroubleNote.tsx'
import { useDirectForm } from '#app/forms/useDirectForm.ts'
import { profile } from '#app/i18n/en/accounts/profile.ts'
import { signIn } from '#app/i18n/en/accounts/signIn.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button, buttonClass } from '#app/ui/Button.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { showToast } from '#app/ui/toasts.ts'
import type { Me } from '#contract/accounts/public.ts'
import { currentPassword } from '#contract/accounts/passwords.ts'
import { disableTotp, startTotp, totpCode } from '#contract/accounts/totp.ts'
import { CopyButton } from './CopyButton.tsx'
import { CurrentPasswordField } from './CurrentPasswordField.tsx'
import { Fold } from './Fold.tsx'
import { Section } from './Section.tsx'
import { type Secret, TotpSetup } from './TotpSetup.tsx'
import { useHash } from './useHash.ts'
import { useProfileForm } from './useProfileForm.ts'

type Props = {
  me: Me
  /** It has ended the other sessions. */
  onChanged: () => void
}

const anchor = 'two-step'

/** Two-step login for the temple's staff: on or off. */
export function TotpSection({ me, onChanged }: Props) {
  const { totp: words, toAdmin } = useWords(profile)
  // The back office links to this section.
  const isLinkTarget = useHash() === anchor
  const [isOpen, setIsOpen] = useState(isLinkTarget)
  useEffect(() => {
    if (isLinkTarget) document.getElementById(anchor)?.scrollIntoView()
  }, [isLinkTarget])
  const [secret, setSecret] = useState<Secret>()
  const [codes, setCodes] = useState<readonly string[]>()
  const [isSetUp, setIsSetUp] = useState(false)
  const handleOn = (recoveryCodes: readonly string[]) => {
    setSecret(undefined)
    setCodes(recoveryCodes)
    onChanged()
  }
  const handleClosed = () => {
    setSecret(undefined)
    setCodes(undefined)
    setIsOpen(false)
  }
  const isUnderWay = codes !== undefined || secret !== undefined
  const form = me.hasTotp ? <EndForm onDone={handleClosed} /> : <StartForm onStarted={setSecret} />
  // Not earlier: it would cover the codes, which are shown only this once.
  const handleConfirm = () => {
    showToast({ title: words.done, description: words.doneText, tone: 'success' })
    handleClosed()
    setIsSetUp(true)
  }
  return (
    <Section id={anchor} heading={words.heading} lead={me.hasTotp ? words.on : words.off}>
      {codes && <RecoveryCodes codes={codes} onConfirm={handleConfirm} />}
      {secret && <TotpSetup secret={secret} onOn={handleOn} onCancel={handleClosed} />}
      {!isUnderWay && me.recoveryCodesLeft !== undefined && (
        <CodesLeft count={me.recoveryCodesLeft} />
      )}
      {isSetUp && me.role !== 'user' && (
        <p className="mb-3">
          <Link to="/admin/$" params={{ _splat: '' }} className={buttonClass()}>
            {toAdmin}
          </Link>
        </p>
      )}
      <div hidden={isUnderWay}>
        <Fold label={me.hasTotp ? words.end : words.begin} isOpen={isOpen} onToggle={setIsOpen}>
          {!isUnderWay && form}
        </Fold>
      </div>
    </Section>
  )
}

/** So few that they may be used up before anybody notices. */
const fewCodes = 3

function CodesLeft({ count }: { count: number }) {
  const { totp: words } = useWords(profile)
  const isFew = count <= fewCodes
  return (
    <p className={`mb-3 ${isFew ? 'rounded-md bg-kumkum-soft px-4 py-3' : ''}`}>
      {words.codesLeft(count)}
      {isFew && ` ${words.newCodes}`}
    </p>
  )
}

const startSchema = z.object({ currentPassword })

function StartForm({ onStarted }: { onStarted: (secret: Secret) => void }) {
  const all = useWords(profile)
  const { field, formProps, isSending, trouble } = useDirectForm({
    schema: startSchema,
    empty: { currentPassword: '' },
    send: (values, api) => api.call(startTotp, values),
    onDone: onStarted,
  })
  return (
    <form {...formProps} className="grid gap-4">
      <CurrentPasswordField {...field('currentPassword')} />
      <TroubleNote trouble={trouble} />
      <Button type="submit" isBusy={isSending} className="justify-self-start">
        {all.totp.start}
      </Button>
    </form>
  )
}

const endSchema = z.object({ currentPassword, code: totpCode })

function EndForm({ onDone }: { onDone: () => void }) {
  const all = useWords(profile)
  const typed = useWords(signIn)
  const { field, formProps, isSending, trouble } = useProfileForm({
    schema: endSchema,
    empty: { currentPassword: '', code: '' },
    send: (values, api) => api.call(disableTotp, values),
    success: () => ({ title: all.totp.ended }),
    onDone,
  })
  const text = trouble?.code === 'wrong_code' ? typed.login.wrongCode : undefined
  return (
    <form {...formProps} className="grid gap-4">
      <CurrentPasswordField {...field('currentPassword')} />
      <TextField
        label={all.totp.code}
        hint={all.totp.endCodeHint}
        autoComplete="one-time-code"
        {...field('code')}
      />
      <TroubleNote trouble={trouble} text={text} />
      <Button type="submit" variant="danger" isBusy={isSending} className="justify-self-start">
        {all.totp.end}
      </Button>
    </form>
  )
}

type RecoveryCodesProps = { codes: readonly string[]; onConfirm: () => void }

/** For a lost phone with the authenticator; shown only this once. */
function RecoveryCodes({ codes, onConfirm }: RecoveryCodesProps) {
  const { totp: words } = useWords(profile)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="rounded-md bg-gold-soft p-4">
      <h3 ref={heading} tabIndex={-1} className="text-lg">
        {words.codesHeading}
      </h3>
      <p className="mt-1">{words.codesText}</p>
      <ul className="recovery-codes mt-3">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <CopyButton text={codes.join('\n')} />
        <Button onClick={onConfirm}>{words.kept}</Button>
      </div>
    </div>
  )
}
