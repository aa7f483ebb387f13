import { Clock } from 'lucide'
import { type ReactNode, useEffect, useRef } from 'react'
import type { useDirectForm } from '#app/forms/useDirectForm.ts'
import { fullMomentText } from '#app/i18n/dates.ts'
import { donations } from '#app/i18n/en/donations/donations.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import type { UtrValues } from './utrTyped.ts'

type Props = Omit<SectionProps, 'children'> & {
  /** The earlier claim. */
  recorded: { claimedAt?: string | undefined; utr?: string | undefined }
  /** One is on its way. */
  isWaiting?: boolean
  /** What sends it: through the outbox, or directly. */
  form: Pick<
    ReturnType<typeof useDirectForm<UtrValues, unknown>>,
    'field' | 'formProps' | 'isSending'
  >
  timeZone: string
  /** Why the last one was not accepted. */
  refused?: ReactNode
  /** Shown above the button. */
  trouble?: ReactNode
}

/** *I have paid*: a claim for the temple to check on its bank statement, with the UTR if the payer has it. */
export function ClaimPaid(props: Props) {
  const { recorded, isWaiting = false, form, timeZone, refused, trouble, ...section } = props
  const { claim: words } = useWords(donations)
  const notice = useRef<HTMLParagraphElement>(null)
  const wasSent = useRef(false)
  const { claimedAt } = recorded
  const { isSending } = form
  const hasForm = !isWaiting && (claimedAt === undefined || recorded.utr === undefined)
  const claimState = isWaiting ? 'waiting' : claimedAt
  useEffect(() => {
    if (isSending) wasSent.current = true
    // The form may be gone, and the focus with it.
    else if (claimState && wasSent.current && isFocusLost()) show(notice.current)
  }, [isSending, claimState])
  return (
    <ClaimSection {...section}>
      <div role="status" className="mt-4 empty:hidden">
        {refused}
        {claimState && (
          <p
            ref={notice}
            tabIndex={-1}
            className={`rounded-md px-4 py-3 ${isWaiting ? 'flex gap-3 bg-gold-soft' : 'bg-durva-soft'}`}
          >
            {isWaiting && <Icon of={Clock} className="mt-0.5 shrink-0 text-gold" />}
            {isWaiting
              ? words.waiting
              : claimedAt && words.said(fullMomentText(Date.parse(claimedAt), timeZone))}
          </p>
        )}
      </div>
      {hasForm && (
        <form {...form.formProps} className="mt-5 grid gap-5">
          <TextField
            label={words.utr}
            hint={words.utrHint}
            inputMode="numeric"
            autoComplete="off"
            {...form.field('utr')}
          />
          {trouble}
          <Button
            type="submit"
            size="large"
            isBusy={isSending}
            className="w-full sm:w-auto sm:justify-self-start"
          >
            {isSending ? words.sending : claimedAt ? words.addUtr : words.send}
          </Button>
        </form>
      )}
    </ClaimSection>
  )
}

type SectionProps = { text?: string; className?: string; children?: ReactNode }

/** *Have you paid?*, below the way to pay. */
export function ClaimSection({
  text,
  className = 'mt-8 border-t border-line pt-6',
  children,
}: SectionProps) {
  const { claim: words } = useWords(donations)
  return (
    <section aria-labelledby="paid" className={className}>
      <h2 id="paid" className="text-2xl">
        {words.heading}
      </h2>
      <p className="mt-1 text-muted">{text ?? words.text}</p>
      {children}
    </section>
  )
}

const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body

/** Scrolls it to the middle of the screen, where no toast covers it. */
function show(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'center' })
}
