import type { CommandLabels } from '#app/forms/commandLabels.ts'
import { useCommandForm } from '#app/forms/useCommandForm.ts'
import { donations } from '#app/i18n/en/donations/donations.ts'
import { useWords } from '#app/i18n/words.ts'
import { isUnsent, type OutboxRow } from '#app/offline/outbox/outboxRow.ts'
import { Button } from '#app/ui/Button.tsx'
import type { commands } from '#contract/commands.ts'
import type { Sent } from '#contract/endpoint.ts'
import { ClaimPaid } from './ClaimPaid.tsx'
import { noUtr, typedUtr, utrSchema, type UtrValues } from './utrTyped.ts'

type Claim = 'claimDonation' | 'claimDakshina'

type Props<N extends Claim> = {
  command: N
  labels: CommandLabels<N>
  /** The earlier claim. */
  recorded: { claimedAt?: string | undefined; utr?: string | undefined }
  /** One that is on its way, or was refused. */
  claim: OutboxRow | undefined
  /** What is sent with the bank's number. */
  about: Omit<Sent<(typeof commands)[N]>, 'utr'>
  /** The key of the draft. */
  form: string
  timeZone: string
}

/** *I have paid*, where nothing is lost by telling it later: it waits for a connection. */
export function ClaimByOutbox<N extends Claim>(props: Props<N>) {
  const { command, labels, recorded, claim, about, form: name, timeZone } = props
  const form = useCommandForm<N, UtrValues>({
    command,
    labels,
    schema: utrSchema,
    empty: noUtr,
    toInput: (values) => ({ ...about, ...typedUtr(values) }) as Sent<(typeof commands)[N]>,
    toValues: () => noUtr,
    form: name,
  })
  return (
    <ClaimPaid
      recorded={recorded}
      isWaiting={claim !== undefined && isUnsent(claim)}
      form={form}
      timeZone={timeZone}
      refused={claim?.state === 'refused' && <Refused row={claim} />}
    />
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
