import type { Knex } from 'knex'
import type { AuditSubject } from '#contract/audit/admin.ts'
import type { TranslatableKind } from '#contract/translations/kinds.ts'
import type { Made } from './repository.ts'

/** The temple, as a thing with texts; there is one. */
export const siteId = 'site'

/** Something as staff wrote it in English. */
export type Original = {
  readonly id: string
  readonly title: string
  readonly version: number
  /** Has its texts at the paths of its kind. */
  readonly content: object
}

/** A kind of content whose texts staff write in other languages, too. */
export type TranslatedKind = {
  readonly kind: TranslatableKind
  /** In the activity log. */
  readonly subject: AuditSubject
  /** All that can be translated, drafts included. */
  readonly list: (db: Knex) => Promise<readonly Original[]>
  readonly find: (db: Knex, id: string) => Promise<Original | undefined>
  /** Where they are, so that translations are forgotten with them; absent for what always is. */
  readonly stored?: { readonly table: string; readonly key: string }
  /**
   * Texts that are written as Markdown, by their path. Outside any transaction, because it is slow. Such a
   * kind is named in `server/startup/prepare.ts`, too.
   */
  readonly make?: Readonly<
    Record<string, (db: Knex, text: string, original: Pick<Original, 'id'>) => Promise<Made>>
  >
}
