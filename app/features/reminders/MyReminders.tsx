import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { myReminders } from '#app/i18n/en/reminders/myReminders.ts'
import { useWords } from '#app/i18n/words.ts'
import { ListFallback } from '#app/lazyListFallback.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { choiceInWords } from '#contract/i18n/en/reminderChoice.ts'
import { myRemindersQuery } from './myRemindersQuery.ts'

/** The account's reminders, whatever the channel. */
export function MyReminders() {
  const words = useWords(myReminders)
  const { data: reminders, error, isFetching, refetch } = useQuery(myRemindersQuery)
  return (
    <section aria-labelledby="my-reminders">
      <h2 id="my-reminders" className="text-2xl">
        {words.heading}
      </h2>
      {!reminders && (
        <ListFallback emptyReason={(!isFetching && error) || 'loading'} onRetry={refetch} />
      )}
      {reminders?.length === 0 && <p className="mt-2 text-muted">{words.none}</p>}
      <ul>
        {reminders?.map(({ token, channel, address = '', status, choice, chosen, isRefused }) => {
          const to = words.channel[channel]
          return (
            <li key={token} className="reminder-row">
              <span className="min-w-0 flex-1">
                <span className="block font-semibold wrap-anywhere">
                  {typeof to === 'string' ? to : to(address)}
                </span>
                <span className="block text-sm">{choiceInWords(choice, chosen) || words.over}</span>
                <span className="text-sm text-muted">
                  {isRefused ? words.refused : words.status[status]}
                </span>
              </span>
              <Link
                to="/reminders"
                hash={token}
                className={buttonClass({ variant: 'quiet', size: 'small' })}
              >
                {words.open}
              </Link>
            </li>
          )
        })}
      </ul>
      <Link to="/reminders" className="text-link">
        {words.set}
      </Link>
    </section>
  )
}
