import { catalogue } from '#app/i18n/words.ts'
import type { ErasureOutcome, HeldKind } from '#contract/privacy/admin.ts'

export const adminPersonalData = catalogue('adminPersonalData', {
  title: 'Personal data',
  intro:
    'Use this when someone asks what we keep about them, or asks us to delete it. First make sure they are who they say they are: they should write from that email address, or call from that number.',
  contact: 'Email or phone number',
  hint: 'Phone numbers are found only in bookings. If they also gave an email, search for both, one after the other. A number without a country code is taken as +91.',
  find: 'Look up',
  found: (contact: string) => `What we keep for ${contact}`,
  nothing: (contact: string) => `We keep nothing for ${contact}.`,
  knownAs: 'Also given',
  account: 'Account',
  staff:
    'This account belongs to a member of staff. Remove their role under People before you erase it.',
  kinds: {
    devotees: 'The office’s notes and links',
    bookings: 'Puja bookings',
    dakshina: 'Dakshina for pujas',
    sevas: 'Yearly sevas',
    sponsoredDays: 'Sponsored days',
    monthlyGifts: 'Monthly gifts',
    messages: 'Messages and our replies',
    donations: 'Donations',
    pastGifts: 'Gifts of the register',
    orders: 'Orders',
    newsletter: 'Newsletter',
    reminders: 'Reminders',
    whatsapp: 'WhatsApp alerts',
    cart: 'Shop cart',
    sadhana: 'Sadhana log and goals',
  } satisfies Record<HeldKind, string>,
  counts: (erased: number, kept: number, cleared: number) =>
    [
      erased > 0 && `${erased} to erase`,
      kept > 0 && `${kept} to keep`,
      cleared > 0 && `${cleared} in other accounts`,
    ]
      .filter(Boolean)
      .join(', ') || 'none',
  rows: 'What we found',
  others: 'In other accounts',
  othersText: (contact: string) =>
    `Other people sent these from their own accounts and gave ${contact} in them. They stay when you erase, but ${contact} is removed from them; an email address is replaced by that account’s own. Names stay.`,
  outcomes: {
    erased: 'to erase',
    kept: 'to keep for now',
    cleared: 'stays there',
  } satisfies Record<ErasureOutcome, string>,
  inAccount: (username: string) => `Account: ${username}`,
  moreRows: (count: number) => `And ${count} more, which are not listed here.`,
  accountErased: 'to erase, with all its sessions',
  kept: {
    bookings:
      'Pujas that are still to be performed keep their names until they are over, or until 30 days after their day; then they are erased automatically. To erase one now, cancel the booking first.',
    dakshina:
      'The accounts keep amounts, dates and receipt numbers; the name on the receipts is erased.',
    sevas: 'Sevas in force keep the names in which they are performed. To erase one, end it first.',
    sponsoredDays:
      'Sponsored days to come keep the name for the priest until they are over. It is no longer shown on the calendar.',
    donations:
      'Paid donations are kept with their receipts, as tax law requires. Open ones are kept because they may still be paid, and are erased once they are closed.',
  } as Partial<Record<HeldKind, string>>,
  backups:
    'Backups, and emails that were already sent, are not changed. Ask the person who runs the server how long backups are kept.',
  export: 'Export',
  exportTitle: 'Export this as a file?',
  exportText: (contact: string) =>
    `The file will hold everything we keep for ${contact}. Give it to that person only.`,
  exported: 'Saved as a file',
  fileName: (day: string) => `personal-data-${day}.json`,
  erase: 'Erase',
  eraseTitle: 'Erase this for good?',
  eraseText: (contact: string) =>
    `Everything listed as “to erase” for ${contact} will be deleted now. What is kept for a time will be deleted when that time is over. This cannot be undone.`,
  eraseIt: 'Erase for good',
  keep: 'Keep it',
  erased: 'Erased',
})
