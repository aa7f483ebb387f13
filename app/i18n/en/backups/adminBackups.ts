import { catalogue } from '#app/i18n/words.ts'

const megabytes = (bytes: number): string => {
  const size = bytes / 1024 / 1024
  return size < 1 ? 'less than 1 MB' : `${size < 10 ? size.toFixed(1) : Math.round(size)} MB`
}

export const adminBackups = catalogue('adminBackups', {
  loading: 'Reading the backups...',
  last: (when: string, bytes: number) => `The last good backup: ${when}, ${megabytes(bytes)}.`,
  none: 'There is no good backup yet.',
  daily: (time: string, keep: number) =>
    `One is made every day at ${time}. The newest ${keep} are kept.`,
  notDaily: (keep: number) =>
    `No daily backup is planned on this server. The newest ${keep} are kept.`,
  next: (when: string) => `The next one is due at ${when}.`,
  rehearsed: (made: string, when: string) =>
    `The backup of ${made} was tested at ${when}: we restored it as a separate copy and started it. It works.`,
  notRehearsed: 'No backup has been tested yet. On a server, we test one every month.',
  notGood: (made: string, why: string) =>
    `The backup of ${made} failed its test, so don’t rely on it. ${why}.`,
  place: (place: string) => `They are stored in ${place}.`,
  besideData: 'That is on the same disk as the data: if the disk is lost, so are they.',
  notEncrypted: 'They are not encrypted: anyone who can read one can read everything in it.',
  settings: 'The person who runs the server can change this: see Backup and restore in its guide.',
  restoring:
    'Restoring one is done with a command on the server: see Backup and restore in its guide.',
  download: {
    button: 'Download',
    label: (when: string) => `Download the backup of ${when}`,
    title: 'Download this backup?',
    text: (bytes: number) =>
      `The file has everything: people, money, settings and pictures (${megabytes(bytes)}). Keep it on another machine or disk, in a safe place.`,
    encrypted: 'It is encrypted: it cannot be opened without the passphrase of this server.',
    open: 'It is not encrypted: anyone who gets the file can read all of it.',
    begun: 'The download has started',
  },
  start: 'Back up now',
  steps: {
    copying: 'Copying the database...',
    storing: 'Storing the backup...',
    checking: 'Reading it back and checking it...',
  },
  done: (bytes: number) => `The backup is made and checked: ${megabytes(bytes)}.`,
  failed: (why: string) => `There is no backup this time. ${why}.`,
  list: 'The last ten',
  good: (bytes: number) => `Good, ${megabytes(bytes)}`,
  late: {
    title: 'No good backup for two days',
    since: (when: string) => `The last good one was made at ${when}.`,
    never: 'None was ever made.',
    text: 'If the server is lost, so is everything since then.',
    open: 'Open the backups',
  },
})
