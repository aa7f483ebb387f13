import type { Logger } from 'pino'
import type { Language } from '#contract/languages.ts'
import type { EmailSender, MailOutlet } from '#server/adapters/email/port.ts'
import type { PaymentProvider } from '#server/adapters/payment/port.ts'
import type { Sandbox } from '#server/adapters/payment/sandbox/sandbox.ts'
import type { BucketSettings } from '#server/adapters/storage/bucket.ts'
import type { WhatsappAccount } from '#server/adapters/whatsapp/settings.ts'
import type { createBackups } from '#server/backup/service.ts'
import type { ComputeYears } from '#server/features/festivals/computeYears.ts'
import type { openPush } from '#server/features/push/open.ts'
import type { CommandLimit } from '#server/http/commandLimit.ts'

/** Settings and adapters that differ between a start, a command and a test. */
export type ServerOptions = {
  /** Where to report a weakness, as a `mailto:` or `https:` address. */
  readonly securityContact?: string | undefined
  /** Everything under the public name also speaks https. */
  readonly coversSubdomains?: boolean | undefined
  readonly publicUrl: string
  /** In which the app is built; without them in English alone. */
  readonly builtLanguages?: readonly Language[] | undefined
  /** How many proxies are in front. */
  readonly proxies: number
  readonly now: () => Date
  readonly log: Logger
  /** Takes cards; without it they are not offered. */
  readonly provider: PaymentProvider | undefined
  readonly sandbox: Sandbox | undefined
  /** The folder in which uploads are received, and stored if there is no bucket. */
  readonly uploads: string
  readonly bucket?: BucketSettings | undefined
  /** What is backed up, and how; without it there are no backups. */
  readonly backups?: Pick<Parameters<typeof createBackups>[0], 'data' | 'settings'> | undefined
  /** The program that re-encodes recordings, if it is installed. */
  readonly ffmpeg: string | undefined
  readonly hasLoginDelay: boolean
  readonly mailOutlet: MailOutlet
  /** Sends test emails at once; absent while email is not set up. */
  readonly mailSender?: EmailSender | undefined
  /** Without it WhatsApp messages stay here, for staff to read. */
  readonly whatsappAccount?: WhatsappAccount | undefined
  readonly computeYears: ComputeYears
  /** It was asked to stop. */
  readonly isStopping?: (() => boolean) | undefined
  /** Whom push services may write to about us; a local one only in tests. */
  readonly push?: Partial<Pick<Parameters<typeof openPush>[1], 'contact' | 'testService'>>
  /** Counts commands and searches; without it, the product's own limits apply. */
  readonly limit?: CommandLimit | undefined
}
