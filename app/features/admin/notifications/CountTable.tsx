import { numberText } from '#contract/i18n/numbers.ts'
import { Card } from '#app/ui/Card.tsx'
import type { ReminderChannel } from '#contract/reminders/choice.ts'

type Props<N extends string> = {
  label: string
  /** Above the channels. */
  first: string
  nameOf: Readonly<Record<ReminderChannel, string>>
  columns: readonly { readonly name: N; readonly text: string }[]
  rows: readonly { readonly channel: ReminderChannel; readonly counts: Record<N, number> }[]
}

/** Numbers of people by channel; wider than a phone, it scrolls in its own frame. */
export function CountTable<N extends string>({ label, first, nameOf, columns, rows }: Props<N>) {
  return (
    <Card className="mt-3 overflow-hidden">
      <div role="region" aria-label={label} tabIndex={0} className="overflow-x-auto">
        <table className="w-full text-sm">
          <caption className="sr-only">{label}</caption>
          <thead>
            <tr className="text-muted">
              <th scope="col" className="px-4 py-2 text-start font-semibold">
                {first}
              </th>
              {columns.map(({ name, text }) => (
                <th key={name} scope="col" className="px-3 py-2 text-end font-semibold">
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ channel, counts }) => (
              <tr key={channel} className="border-t border-line">
                <th scope="row" className="px-4 py-2 text-start font-semibold">
                  {nameOf[channel]}
                </th>
                {columns.map(({ name }) => (
                  <td key={name} className="px-3 py-2 text-end tabular-nums">
                    {numberText(counts[name])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}
