import type { Knex } from 'knex'
import { offered, type Language } from '#contract/languages.ts'
import { oneInLanguage } from '#server/translations/inLanguage.ts'
import { siteId } from '#server/translations/kind.ts'
import type { ReceiptRecord } from './receiptRepository.ts'

/**
 * A receipt for those who read a language: its puja and the temple as they were called when it was
 * issued, translated where staff have translated just that.
 */
export const receiptInLanguage = async (
  db: Knex,
  receipt: ReceiptRecord,
  wanted: Language,
): Promise<ReceiptRecord> => {
  const copied = { language: offered(wanted), areCopies: true } as const
  const [puja, temple] = [{ name: receipt.pujaName }, receipt.temple]
  const { name } = await oneInLanguage(db, puja, {
    ...copied,
    kind: 'puja',
    idOf: () => receipt.pujaType,
  })
  const own = await oneInLanguage(db, temple, { ...copied, kind: 'temple', idOf: () => siteId })
  return { ...receipt, pujaName: name, temple: own }
}
