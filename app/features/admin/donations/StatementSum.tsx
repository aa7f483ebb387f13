import { dateText } from '#app/i18n/dates.ts'
import { adminStatement } from '#app/i18n/en/donations/adminStatement.ts'
import { useWords } from '#app/i18n/words.ts'
import type { StatementPreview } from '#contract/donations/bankStatementAdmin.ts'
import { exactPaise } from '#contract/payments/exactRupees.ts'

/** What was read, to compare with the file, and what is strange about it. */
export function StatementSum({ preview }: { preview: StatementPreview }) {
  const words = useWords(adminStatement)
  const { sum, days, unreadable, strangeDays, lostDigits = [] } = preview
  const troubles = [
    unreadable.length > 0 && words.unreadable(unreadable),
    strangeDays && words.strangeDays[strangeDays],
    lostDigits.length > 0 && words.lostDigits(lostDigits),
  ].filter((trouble) => trouble !== false && trouble !== undefined)
  return (
    <div role="status">
      {sum && (
        <p className="admin-panel mt-5">
          {words.sum(sum, exactPaise(sum.received.paise), exactPaise(sum.paid.paise))}
          {days && ` ${words.days(dateText(days.first), dateText(days.last))}`}
        </p>
      )}
      {troubles.map((trouble) => (
        <p key={trouble} className="admin-panel admin-panel-trouble mt-5">
          {trouble}
        </p>
      ))}
    </div>
  )
}
