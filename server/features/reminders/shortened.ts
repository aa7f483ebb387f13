import type { ReminderChannel } from '#contract/reminders/choice.ts'

/** Enough of an address to know it by: `m•••@example.org`, `+91 ••••• ••223`; nothing of a browser's. */
export const shortened = (channel: ReminderChannel, address: string): string | undefined => {
  if (channel === 'push') return undefined
  if (channel === 'whatsapp') return `${address.slice(0, 3)} ••••• ••${address.slice(-3)}`
  const at = address.lastIndexOf('@')
  return `${address.slice(0, 1)}•••${address.slice(at)}`
}
