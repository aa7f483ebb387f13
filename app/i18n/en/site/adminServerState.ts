import { catalogue } from '#app/i18n/words.ts'

const gigabytes = (bytes: number): string => {
  const size = bytes / 1024 ** 3
  return size < 1 ? `${Math.round(bytes / 1024 ** 2)} MB` : `${size.toFixed(1)} GB`
}

export const adminServerState = catalogue('adminServerState', {
  loading: 'Asking the server...',
  allWell: 'Everything is well.',
  /** By the names of the alarms. */
  alarms: {
    email: 'Emails are not sent',
    whatsapp: 'WhatsApp messages are not sent',
    push: 'Notifications are not sent',
    payments: 'Stripe’s messages do not arrive',
    disk: 'The disk is almost full',
    books: 'Yesterday’s money does not add up: compare Takings with the totals',
    backup: 'There is no recent backup',
  } as Readonly<Record<string, string>>,
  since: (what: string, when: string) => `${what}, since ${when}.`,
  database: 'Database',
  databaseOf: (isPostgres: boolean, bytes: number) =>
    `${isPostgres ? 'PostgreSQL' : 'SQLite'}, ${gigabytes(bytes)}`,
  disk: 'Free on the disk',
  diskOf: (free: number, total: number) => `${gigabytes(free)} of ${gigabytes(total)}`,
  channels: { email: 'Emails', whatsapp: 'WhatsApp messages', push: 'Notifications' },
  waiting: (count: number) => (count === 0 ? 'None waiting' : `${count} waiting`),
  oldest: (when: string) => `the oldest since ${when}`,
  failed: (count: number) => `${count} failed in 30 days`,
  stopped: 'stopped',
  backup: 'Last good backup',
  noBackup: 'None yet',
})
