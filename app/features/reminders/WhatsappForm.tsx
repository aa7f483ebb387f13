import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { TroubleNote } from '#app/forms/TroubleNote.tsx'
import { useDirectForm } from '#app/forms/useDirectForm.ts'
import { reminders } from '#app/i18n/en/reminders/reminders.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { DockedBar } from '#app/ui/DockedBar.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { whatsappConsent, whatsappConsentToChosen } from '#contract/i18n/en/whatsappConsent.ts'
import { type ChosenReminders, subscribeWhatsapp } from '#contract/whatsapp/public.ts'
import { CodeForm } from './CodeForm.tsx'
import { TestMessage } from './TestMessage.tsx'
import type { TypedEarly } from './channelForm.ts'

type Values = { name: string; phoneNumber: string; email: string }

const emptyBut = ({ name = '', tel = '', email = '' }: TypedEarly): Values => ({
  name,
  phoneNumber: tel || '+91',
  email,
})

/** An empty email field counts as not given. */
const schema = z.pipe(
  z.transform(({ email, ...rest }: Values) => (email.trim() === '' ? rest : { ...rest, email })),
  subscribeWhatsapp.input,
)

/** How long the banner of a success stays. */
const bannerMs = 5000

type Props = {
  /** The choice made above the form; without it all festivals, as in the specification's form. */
  chosen?: Pick<ChosenReminders, 'choice' | 'source'>
  /** False while what was chosen reminds of nothing. */
  isReady?: boolean
  typed?: TypedEarly
  /** The number is confirmed; the token opens its reminders. */
  onConfirmed: (token: string) => void
}

/** WhatsApp reminders: name and number, then the code that shows that the number is theirs. */
export function WhatsappForm({ chosen, isReady = true, typed = {}, onConfirmed }: Props) {
  const { whatsapp: words } = useWords(reminders)
  const consent = chosen ? whatsappConsentToChosen : whatsappConsent
  const agreed = chosen && { chosen: { ...chosen, words: consent } }
  const [codeRequest, setCodeRequest] = useState<{ phone: string; text: string }>()
  const [tested, setTested] = useState<string>()
  const [banner, setBanner] = useState<string>()
  const { form, field, formProps, isSending, trouble } = useDirectForm<
    Values,
    { status: 'code_sent' | 'active'; message: string; phone: string }
  >({
    schema,
    empty: emptyBut(typed),
    send: async ({ name, phoneNumber, email }, api) => {
      const input = { name, phoneNumber, ...(email?.trim() && { email }), ...agreed }
      const { status, message } = await api.call(subscribeWhatsapp, input)
      return { status, message, phone: phoneNumber }
    },
    onDone: ({ status, message, phone }) => {
      showToast({ title: words.success, description: message, tone: 'success' })
      setBanner(words.success)
      if (status === 'code_sent') setCodeRequest({ phone, text: message })
    },
    onTrouble: ({ fields }) => {
      if (fields.length === 0)
        showToast({ title: words.failure, description: words.failureText, tone: 'destructive' })
    },
  })
  useEffect(() => {
    if (banner === undefined) return
    const timer = setTimeout(() => setBanner(undefined), bannerMs)
    return () => clearTimeout(timer)
  }, [banner])

  const subscribe = (
    <Button type="submit" isBusy={isSending} disabled={!isReady}>
      {isSending ? words.subscribing : words.subscribe}
    </Button>
  )

  return (
    <>
      {codeRequest === undefined ? (
        <form {...formProps} className="flex flex-col gap-4">
          <TextField label={words.name} autoComplete="name" {...field('name')} />
          <TextField
            label={words.phone}
            hint={words.phoneHint}
            type="tel"
            autoComplete="tel"
            {...field('phoneNumber')}
          />
          <TextField label={words.email} type="email" autoComplete="email" {...field('email')} />
          <p className="text-sm text-muted">{consent}</p>
          <TroubleNote trouble={trouble} />
          <div className="flex flex-wrap gap-3">
            {!chosen && subscribe}
            <TestMessage form={form} onSent={setTested} />
            {tested !== undefined && (
              <Button
                variant="quiet"
                onClick={() => setCodeRequest({ phone: tested, text: words.codeText(tested) })}
              >
                {words.haveCode}
              </Button>
            )}
          </div>
          {chosen && <DockedBar>{subscribe}</DockedBar>}
        </form>
      ) : (
        <CodeForm
          {...codeRequest}
          agreed={agreed}
          onConfirmed={onConfirmed}
          onOther={() => setCodeRequest(undefined)}
        />
      )}
      {/* Below the form, so that nothing moves under the finger when it goes. */}
      <div role="status" className="empty:hidden">
        {banner !== undefined && (
          <p className="reminder-banner mt-4">
            <strong>{banner}</strong>
          </p>
        )}
      </div>
    </>
  )
}
