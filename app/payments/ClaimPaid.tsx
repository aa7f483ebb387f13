import { Clock } from 'lucide'
import type { CommandLabels } from '#app/forms/commandLabels.ts'
import { useCommandForm } from '#app/forms/useCommandForm.ts'
import { fullMomentText } from '#app/i18n/dates.ts'
import { donations } from '#app/i18n/en/donations/donations.ts'
import { useWords } from '#app/i18n/words.ts'
import { isUnsent, type OutboxRow } from '#app/offline/outbox/outboxRow.ts'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import type { commands } from '#contract/commands.ts'
import type { Sent } from '#contract/endpoint.ts'
import { noUtr, typedUtr, utrSchema, type UtrValues } from './utrTyped.ts'

type Claim = 'claimDonation' | 'claimDakshina'

type Props<N extends Claim> = {
  command: N
  labels: CommandLabels<N>
  /** The earlier claim. */
  said: { claimedAt?: string | undefined; utr?: string | undefined }
  /** One that is on its way, or was refused. */
  claim: OutboxRow | undefined
  /** What is sent with the bank's number. */
  about: Omit<Sent<(typeof commands)[N]>, 'utr'>
  /** The key of the draft. */
  form: string
  timeZone: string
}

/** *I have paid*: asks the temple to check its bank statement, with the UTR if the payer has it. */
export function ClaimPaid<N extends Claim>({
  command,
  labels,
  said: { claimedAt, utr },
  claim,
  about,
  form: name,
  timeZone,
}: Props<N>) {
  const { claim: words } = useWords(donations)
  const { field, formProps, isSending } = useCommandForm<N, UtrValues>({
    command,
    labels,
    schema: utrSchema,
    empty: noUtr,
    toInput: (values) => ({ ...about, ...typedUtr(values) }) as Sent<(typeof commands)[N]>,
    toValues: () => noUtr,
    form: name,
  })
  const isWaiting = claim !== undefined && isUnsent(claim)
  const isOver = claimedAt !== undefined && utr !== undefined
  return (
    <section aria-labelledby="paid" className="mt-8 border-t border-line pt-6">
      <h2 id="paid" className="text-2xl">
        {words.heading}
      </h2>
      <p className="mt-1 text-muted">{words.text}</p>
      <div role="status" className="mt-4 empty:hidden">
        {isWaiting && (
          <p className="flex gap-3 rounded-md bg-gold-soft px-4 py-3">
            <Icon of={Clock} className="mt-0.5 shrink-0 text-gold" />
            {words.waiting}
          </p>
        )}
        {claim?.state === 'refused' && <Refused row={claim} />}
        {!isWaiting && claimedAt && (
          <p className="rounded-md bg-durva-soft px-4 py-3">
            {words.said(fullMomentText(Date.parse(claimedAt), timeZone))}
          </p>
        )}
      </div>
      {!isWaiting && !isOver && (
        <form {...formProps} className="mt-5 grid gap-5">
          <TextField
            label={words.utr}
            hint={words.utrHint}
            inputMode="numeric"
            autoComplete="off"
            {...field('utr')}
          />
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
    </section>
  )
}

function Refused({ row }: { row: OutboxRow }) {
  const { claim: words } = useWords(donations)
  const { detail, errors = [] } = row.refusal?.problem ?? {}
  const handleUnderstood = async () => {
    const { outbox } = await import('#app/offline/phone.ts')
    await outbox.discard(row.id)
  }
  return (
    <div className="rounded-md bg-kumkum-soft px-4 py-3">
      <p className="font-semibold">{words.refused}</p>
      <p>{detail ?? errors[0]?.detail}</p>
      <Button variant="outline" size="small" className="mt-2" onClick={handleUnderstood}>
        {words.understood}
      </Button>
    </div>
  )
}
