import { randomBytes } from 'node:crypto'
// Run by donationKills.ts: a server that hears of a payment, or begins one, and dies half-way.
import { createStripePayments } from '#server/adapters/payment/stripe.ts'
import type { PaymentProvider } from '#server/adapters/payment/port.ts'
import { openDb } from '#server/db/db.ts'
import { readSecret } from '#server/db/secrets.ts'
import { createDonations } from '#server/features/donations/service.ts'
import { createPayments } from '#server/payments/payments.ts'
import { createNotify } from '#server/features/notifications/service.ts'
import { findSite } from '#server/features/site/repository.ts'
import { localDate } from '#server/features/site/service.ts'

const { location, secrets, port, at, point, request, heard } = JSON.parse(process.argv[2] ?? '')

/** At once, as a power cut would. */
const dieAt = (reached: string): void => {
  if (reached === point) process.kill(process.pid, 'SIGKILL')
}

const db = openDb(location)
const now = () => new Date(at)
const publicUrl = 'https://temple.example'
const stripe = createStripePayments({ ...secrets, publishableKey: '', now, port })
const provider: PaymentProvider = {
  ...stripe,
  open: async (order) => {
    dieAt('written down, not asked')
    const opened = await stripe.open(order)
    dieAt('asked, not linked')
    return opened
  },
}
const log = { warn: () => undefined, error: () => undefined }
const notify = createNotify({
  now,
  publicUrl,
  findOwner: async () => undefined,
  log,
  pseudonymKey: randomBytes(32),
})
const payments = createPayments({
  provider,
  listPayables: () => [donations.payable],
  receiveSubscription: async () => undefined,
  now,
  log,
})
const donations = createDonations({
  findSite: async (db) => {
    if (!request) dieAt('thanked, not receipted')
    return findSite(db)
  },
  notify: async (trx, outgoing) => {
    dieAt('moved, not thanked')
    await notify(trx, outgoing)
  },
  findAdmins: async () => [],
  publicUrl,
  linkSecret: await readSecret(db, 'links'),
  now,
  localDate,
  payments,
  // Its donations are for no day.
  sponsoring: { prepare: async () => undefined, follow: async () => undefined },
})

if (request) {
  await donations.begin(db, request)
} else {
  dieAt('heard, not begun')
  await payments.receive(db, Buffer.from(heard.body), heard.signature)
  dieAt('committed, not answered')
}
process.stdout.write('survived\n')
await db.destroy()
