import { outbox } from '#app/i18n/en/outbox/outbox.ts'
import { useWords } from '#app/i18n/words.ts'
import { getAccount } from '#app/offline/session/account.ts'
import { isOthers, wasDoneBefore, type OutboxRow } from '#app/offline/outbox/outboxRow.ts'

/** Why it is not sent, in plain words; the server's own if it has refused. */
export function OutboxNotice({ row }: { row: OutboxRow }) {
  const words = useWords(outbox)
  const isHidden = isOthers(row, getAccount())
  if (row.state === 'refused' && !isHidden) {
    const { detail, errors = [] } = row.refusal?.problem ?? {}
    return (
      <div
        className={`mt-3 rounded-md px-4 py-3 ${wasDoneBefore(row.refusal) ? 'bg-gold-soft' : 'bg-kumkum-soft'}`}
      >
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
  const reason = isHidden ? 'otherAccount' : reasonOf(row)
  return reason && <p className="mt-2">{words[reason]}</p>
}

function reasonOf({ state, heldFor, trouble }: OutboxRow) {
  if (state === 'accepted') return undefined
  if (state === 'held') return heldFor === 'sign_in' ? 'heldForSignIn' : 'heldForEdit'
  if (trouble === undefined) return undefined
  return trouble === 'server' ? 'serverTrouble' : 'unreachable'
}
