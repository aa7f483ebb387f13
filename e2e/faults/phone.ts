import 'fake-indexeddb/auto'
import { createApi } from '#app/api/client.ts'
import { openOfflineDb } from '#app/offline/db.ts'
import { createDelivery, type Delivery } from '#app/offline/outbox/deliver.ts'
import { createOutbox, type Outbox } from '#app/offline/outbox/outbox.ts'

export type Phone = Outbox & Delivery & { close: () => void }

type Options = {
  /** Phones of the same name share a database, as tabs do. */
  name?: string
  locks?: LockManager
  now?: () => number
  random?: () => number
}

/** The product's own outbox, over a database in memory and Node's own sockets. */
export function openPhone(origin: string, { name, locks, ...rest }: Options = {}): Phone {
  const db = openOfflineDb(name ?? `phone-${crypto.randomUUID()}`)
  const account = () => 'guest'
  const api = createApi({ fetch: (path, init) => fetch(`${origin}${String(path)}`, init) })
  const outbox = createOutbox({ db, account, language: 'en', ...rest })
  const delivery = createDelivery({ db, api, account, locks, ...rest })
  return { ...outbox, ...delivery, close: () => db.close() }
}

/** A name for a command, by which its row is found. */
const nameOf = (index: number): string => `Devotee ${index}`

const pujas = ['ganesh', 'sankashti', 'satyanarayana', 'lakshmi', 'custom']

const inTwoWeeks = () => new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10)

/** Messages and bookings in turn. Returns the name. */
export async function writeOne(phone: Phone, index: number): Promise<string> {
  const id = crypto.randomUUID()
  const name = nameOf(index)
  // An unconfirmed address is sent at most ten emails a day.
  const email = `devotee-${index}@temple.example`
  if (index % 2 === 0) {
    const input = { name, email, subject: 'puja', message: `Namaste, from ${name}.` }
    await phone.enqueue({ id, command: 'sendMessage', input })
  } else {
    const input = {
      pujaType: pujas[index % pujas.length],
      preferredDate: inTwoWeeks(),
      preferredTime: 'morning',
      fullName: name,
      email,
    }
    await phone.enqueue({ id, command: 'createBooking', input })
  }
  return name
}
