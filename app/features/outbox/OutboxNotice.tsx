import { outbox } from '#app/i18n/en/outbox.ts'
import { useWords } from '#app/i18n/words.ts'
import { getAccount } from '#app/offline/account.ts'
import type { OutboxRow } from '#app/offline/outboxRow.ts'

/** Why it is not sent, in plain words; the server's own where it has refused. */
export function OutboxNotice({ row }: { row: OutboxRow }) {
  const words = useWords(outbox)
  if (row.state === 'refused') {
    const { detail, errors = [] } = row.refusal?.problem ?? {}
    return (
      <div className="mt-3 rounded-md bg-kumkum-soft px-4 py-3">
        <p>{detail ?? words.refused}</p>
        {errors.length > 0 && (
          <ul className="mt-1 list-disc pl-5">
            {errors.map(({ pointer, detail: reason }) => (
              <li key={pointer + reason}>{reason}</li>
            ))}
          </ul>
        )}
      </div>
    )
  }
  const reason = reasonOf(row)
  return reason && <p className="mt-2">{words[reason]}</p>
}

function reasonOf({ state, heldFor, account, trouble }: OutboxRow) {
  if (state === 'accepted') return undefined
  if (state === 'held') return heldFor === 'sign_in' ? 'heldForSignIn' : 'heldForEdit'
  if (account !== getAccount()) return 'otherAccount'
  if (trouble === undefined) return undefined
  return trouble === 'server' ? 'serverTrouble' : 'unreachable'
}
