import { dateText } from '#app/i18n/dates.ts'
import { sadhana } from '#app/i18n/en/sadhana/sadhana.ts'
import { useWords } from '#app/i18n/words.ts'
import type { OwnLog } from '#app/offline/sadhana/ownLog.ts'
import { useAccount } from '#app/offline/session/useAccount.ts'
import { LoginLink } from '#app/ui/LoginLink.tsx'
import { GuestLogQuestion } from './GuestLogQuestion.tsx'

/** More would be a list of their own. */
const mostShown = 5

/** Where the log is, what the account does not have yet, and whose it is. */
export function LogPlace({ log }: { log: OwnLog }) {
  const { place: words } = useWords(sadhana)
  const { account } = useAccount()
  const { waiting, refused, guests } = log
  if (!account)
    return (
      <p className="mt-1 text-muted">
        {words.guest}{' '}
        <LoginLink back="/sadhana" className="text-link">
          {words.login}
        </LoginLink>
      </p>
    )
  return (
    <>
      <p role="status" className="mt-1 text-muted">
        {waiting > 0 ? words.waiting(waiting) : words.account}
      </p>
      {refused.length > 0 && (
        <div className="mt-3">
          <p>{words.refused(refused.length)}</p>
          <ul className="mt-1 text-sm text-muted">
            {refused.slice(0, mostShown).map(({ id, day, beads, why }) => (
              <li key={id}>{words.refusedOne(dateText(day), beads, why)}</li>
            ))}
            {refused.length > mostShown && <li>{words.more(refused.length - mostShown)}</li>}
          </ul>
        </div>
      )}
      {guests.days > 0 && <GuestLogQuestion account={account.id} guests={guests} />}
    </>
  )
}
