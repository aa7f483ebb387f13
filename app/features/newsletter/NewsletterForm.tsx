import { type FormEvent, useId, useRef, useState } from 'react'
import { newsletter } from '#app/i18n/en/newsletter/newsletter.ts'
import { outbox as outboxWords } from '#app/i18n/en/outbox/outbox.ts'
import { useWords } from '#app/i18n/words.ts'
import { newCommandId } from '#app/offline/outbox/commandId.ts'
import type { Outcome } from '#app/offline/outbox/submit.ts'
import { Button } from '#app/ui/Button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { type NewsletterPlace, useNewsletterLabels } from './useNewsletterLabels.ts'

type Props = { place: NewsletterPlace; source?: string }
type Confirmation = 'confirm' | 'waiting'

/** The server checks it; this catches typing slips, offline too. */
const isLikeAnAddress = (typed: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed.trim())

type Subscription = { id: string; replaces: string | undefined; email: string; source: string }

const send = async ({ email, source, ...named }: Subscription): Promise<Outcome<unknown>> => {
  try {
    const { submit } = await import('#app/offline/phone.ts')
    return await submit({ ...named, command: 'subscribe', input: { email, source } })
  } catch {
    return { state: 'unsaved', isFull: false }
  }
}

/** A field and a button, the same in every place; only the texts differ. */
export function NewsletterForm({ place, source = place }: Props) {
  const words = useWords(newsletter)
  const savedWords = useWords(outboxWords)
  const here = words.places[place]
  const labels = useNewsletterLabels(place)
  const [email, setEmail] = useState('')
  const [isSending, setIsSending] = useState(false)
  const [confirmation, setConfirmation] = useState<Confirmation>()
  const [isInvalid, setIsInvalid] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  /** The refused sign-up, which the next one replaces. */
  const refused = useRef<string>(undefined)
  const statusId = useId()
  const errorId = useId()

  const refuse = () => {
    showToast({ title: words.invalidTitle, description: words.invalidText, tone: 'destructive' })
    setIsInvalid(true)
    field.current?.focus()
  }

  const show = (outcome: Outcome<unknown>) => {
    if (outcome.state === 'accepted') {
      setEmail('')
      setConfirmation('confirm')
      showToast({ ...labels.success, tone: 'success' })
    } else if (outcome.state === 'saved') {
      setEmail('')
      setConfirmation('waiting')
      showToast({ title: savedWords.savedTitle, description: savedWords.savedText })
    } else {
      const isOfField =
        outcome.state === 'refused' && outcome.refusal.problem.code === 'invalid_input'
      if (isOfField) refuse()
      else showToast({ ...labels.failure, tone: 'destructive' })
    }
  }

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setConfirmation(undefined)
    if (!isLikeAnAddress(email)) return refuse()
    setIsInvalid(false)
    setIsSending(true)
    const id = newCommandId()
    const outcome = await send({ id, replaces: refused.current, email: email.trim(), source })
    if (outcome.state !== 'unsaved') refused.current = outcome.state === 'refused' ? id : undefined
    show(outcome)
    setIsSending(false)
  }

  const handleChange = (typed: string) => {
    setEmail(typed)
    if (isLikeAnAddress(typed)) setIsInvalid(false)
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="newsletter-form">
      <div>
        <input
          ref={field}
          aria-label={words.label}
          type="email"
          autoComplete="email"
          value={email}
          onChange={({ target }) => handleChange(target.value)}
          placeholder={words.placeholder}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? `${errorId} ${statusId}` : statusId}
          aria-required
          className="field"
        />
        {isInvalid && (
          <p id={errorId} className="mt-1.5 text-sm font-semibold text-kumkum">
            {words.invalidField}
          </p>
        )}
      </div>
      <Button type="submit" isBusy={isSending}>
        {isSending ? here.busy : here.button}
      </Button>
      <p
        id={statusId}
        role="status"
        className={`w-full text-sm ${confirmation ? 'font-semibold' : 'text-muted'}`}
      >
        {confirmation ? words[confirmation] : 'consent' in here ? here.consent : words.consent}
      </p>
    </form>
  )
}
