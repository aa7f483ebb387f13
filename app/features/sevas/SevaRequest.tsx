import { useEffect, useRef, useState } from 'react'
import { todayIn } from '#app/almanac/today.ts'
import { TroubleNote } from '#app/forms/TroubleNote.tsx'
import { useDirectForm } from '#app/forms/useDirectForm.ts'
import { dateText } from '#app/i18n/dates.ts'
import { sevas } from '#app/i18n/en/sevas/sevas.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import type { Out, Sent } from '#contract/endpoint.ts'
import { requestSeva } from '#contract/sevas/public.ts'
import type { Site } from '#contract/site/public.ts'
import { SevaDay } from './SevaDay.tsx'
import { SevaChoice } from './SevaChoice.tsx'
import { emptySeva, type SevaValues } from './sevaRequestValues.ts'

type Requested = Out<typeof requestSeva>

/** Requests a yearly seva; what was sent takes the form's place. */
export function SevaRequest({ site }: { site: Site }) {
  const [sent, setSent] = useState<Requested>()
  const [isAnother, setIsAnother] = useState(false)
  const handleAnother = () => {
    setSent(undefined)
    setIsAnother(true)
  }
  return sent ? (
    <SentRequest of={sent} onAnother={handleAnother} />
  ) : (
    <RequestForm site={site} isAnother={isAnother} onSent={setSent} />
  )
}

type FormProps = {
  site: Site
  /** After one that was sent: the button that led here is gone. */
  isAnother: boolean
  onSent: (requested: Requested) => void
}

function RequestForm({ site, isAnother, onSent }: FormProps) {
  const { form: words } = useWords(sevas)
  const { timeZone } = site.city
  const attempt = useRef({ text: '', key: '' })
  /** The same for the same request: sent again after a lost answer, it is stored once. */
  const keyOf = (input: Sent<typeof requestSeva>): string => {
    const text = JSON.stringify(input)
    if (attempt.current.text !== text) attempt.current = { text, key: crypto.randomUUID() }
    return attempt.current.key
  }
  const { form, field, formProps, isSending, trouble } = useDirectForm<SevaValues, Requested>({
    schema: requestSeva.input,
    empty: { ...emptySeva, since: todayIn(timeZone) },
    send: (values, api) => {
      const input = requestSeva.input.parse(values)
      return api.call(requestSeva, input, { idempotencyKey: keyOf(input) })
    },
    onDone: onSent,
  })
  return (
    <form {...formProps} aria-label={words.heading} className="grid gap-5">
      <SevaChoice form={form} field={field} isFocused={isAnother} />
      <SevaDay form={form} field={field} timeZone={timeZone} />
      <TextField label={words.fullName} autoComplete="name" {...field('fullName')} />
      <TextField label={words.email} type="email" autoComplete="email" {...field('email')} />
      <TextField
        label={words.phone}
        hint={words.phoneHint}
        type="tel"
        autoComplete="tel"
        {...field('phone')}
      />
      <TroubleNote trouble={trouble} />
      <div>
        <Button type="submit" size="large" isBusy={isSending} className="w-full sm:w-auto">
          {isSending ? words.sending : words.send}
        </Button>
      </div>
    </form>
  )
}

type SentProps = { of: Requested; onAnother: () => void }

function SentRequest({ of: { reference, next }, onAnother }: SentProps) {
  const { sent: words } = useWords(sevas)
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that had it is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div role="status" className="card grid justify-items-start gap-2 p-5">
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        {words.title}
      </h2>
      <p>{words.text}</p>
      {next && <p className="font-semibold">{words.next(dateText(next.date))}</p>}
      <p>{words.reference(reference)}</p>
      <Button variant="outline" className="mt-2" onClick={onAnother}>
        {words.another}
      </Button>
    </div>
  )
}
