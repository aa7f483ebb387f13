import type { DueNow } from '#server/features/reminders/dueNow.ts'

const columns = ['sendAt', 'channel', 'person', 'city', 'festival', 'date', 'why', 'state'] as const

export const toTable = (due: readonly DueNow[]): string => {
  const rows = [columns.map(String), ...due.map((row) => columns.map((name) => row[name]))]
  const widths = columns.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** One reminder for a program to read. */
export const toLine = (due: DueNow): string => {
  const { person, channel, festival, date, daysBefore, sendAt, state } = due
  return JSON.stringify({ person, channel, festival, date, daysBefore, sendAt, state })
}
