import type { Knex } from 'knex'
import type { Logger } from 'pino'
import type { Language } from '#contract/languages.ts'
import type { TempleSite } from '#contract/site/admin.ts'
import type { MailsAgain, MailWriters, Notify } from './adapters/email/port.ts'
import type { PrepareImage } from './adapters/image/port.ts'
import type { Uploads } from './adapters/storage/uploads.ts'
import type { Audit } from './admin/audit.ts'
import type { NoteExport } from './admin/exports.ts'
import type { NotifyAdmins } from './admin/notifyAdmins.ts'
import type { InsertDeliveries } from './features/notifications/port.ts'
import type { BodyHook } from './http/bodyHooks.ts'
import type { DocumentRoute } from './http/documents.ts'
import type { Hook } from './http/hooks.ts'
import type { Route } from './http/implement.ts'
import type { KnownPicture } from './markdown/port.ts'
import type { PersonalData } from './privacy/personalData.ts'
import type { Printables } from './receipts/printable.ts'
import type { TranslatedKind } from './translations/kind.ts'

type Tasks = Readonly<Record<string, (db: Knex) => Promise<unknown>>>

/** What `open<Feature>` returns: everything that the server takes from a feature. */
export type Feature = {
  /** What other features and the processes may call, if anything. */
  readonly service?: unknown
  readonly routes?: readonly Route[]
  readonly documents?: readonly DocumentRoute[]
  readonly hooks?: readonly Hook[]
  readonly bodyHooks?: readonly BodyHook[]
  /** Write its emails when they are sent. */
  readonly writers?: MailWriters
  /** What staff may send again. */
  readonly mailsAgain?: MailsAgain
  /** Papers that the counter prints. */
  readonly printables?: Printables
  /** Once a day, by name: deletes what has expired. */
  readonly daily?: Tasks
  /** After all of those: deletes what staff no longer want. */
  readonly tidy?: Tasks
  /** After all of those: deletes files that nothing refers to any more. */
  readonly sweep?: Tasks
  readonly personalData?: readonly PersonalData[]
  /** What staff may write in other languages, too. */
  readonly translated?: readonly TranslatedKind[]
}

type Admin = { readonly id: string; readonly username: string; readonly email: string }

/** What every feature is given; it names the part it needs. */
export type Shared = {
  readonly publicUrl: string
  readonly now: () => Date
  readonly log: Logger
  /** With its own texts in the language of a message, as far as they are translated. */
  readonly findSite: (db: Knex, language?: Language) => Promise<TempleSite>
  /** The date of an instant on the calendar of a zone. */
  readonly localDate: (at: Date, timeZone: string) => string
  readonly notify: Notify
  readonly insertDeliveries: InsertDeliveries
  readonly findUser: (db: Knex, id: string) => Promise<Admin | undefined>
  /** Those who can log in. */
  readonly listAdmins: (db: Knex) => Promise<readonly Omit<Admin, 'username'>[]>
  readonly audit: Audit
  readonly noteExport: NoteExport
  readonly notifyAdmins: NotifyAdmins
  /** Those of the hashes that are uploaded pictures. */
  readonly findPictures: (db: Knex, hashes: readonly string[]) => Promise<KnownPicture[]>
  readonly stores: Uploads
  /** Prepares one picture at a time, for staff and buyers alike. */
  readonly prepareImage: PrepareImage
  /** Signs the links of bookings, donations, orders and receipts. */
  readonly linkSecret: Buffer
  /** Hashes what is not stored itself. */
  readonly pseudonymKey: Buffer
}
