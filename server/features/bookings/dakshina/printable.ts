import type { Knex } from 'knex'
import { asReference } from '#contract/reference.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import type { FindPrintable } from '#server/receipts/printable.ts'
import { onPaper } from '#server/receipts/onPaper.ts'
import { findReceipt } from './receiptRepository.ts'
import type { DakshinaReceipts } from './receipts.ts'
import { lockDakshina } from './repository.ts'
import { receiptWordsOf } from './words.ts'

type Deps = Pick<Shared, 'findSite' | 'localDate' | 'now'> & {
  readonly receipts: Pick<DakshinaReceipts, 'toPrinted'>
}

/** The receipt for dakshina, by its number: a booking may have more than one. */
export const createDakshinaPrintable = ({ receipts, findSite, localDate, now }: Deps) => {
  const find: FindPrintable = async (trx: Knex, key) => {
    const receipt = await findReceipt(trx, { number: asReference(key) })
    const payment = receipt && (await lockDakshina(trx, { id: receipt.paymentId }))
    if (!receipt || !payment) throw new AppError('not_found', 'There is no such receipt.')
    const words = receiptWordsOf(payment.language)
    const today = localDate(now(), (await findSite(trx)).city.timeZone)
    const isSameDay = receipt.paidOn === receipt.issuedOn
    return {
      subject: 'booking',
      subjectId: payment.reference,
      needs: receipt.issuedOn === today ? undefined : 'bookings',
      paper: onPaper(await receipts.toPrinted(trx, receipt, payment), {
        headingMr: words.headingMr,
        scan: words.scan,
        sheetOnly: [words.year, ...(isSameDay ? [words.paidOn] : [])],
      }),
    }
  }
  return find
}
