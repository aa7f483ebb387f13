import type { Knex } from 'knex'
import { whyNotDeductible } from '#contract/donations/rules.ts'
import type { listDonations, StaffDonationDetails } from '#contract/donations/admin.ts'
import type { Out } from '#contract/endpoint.ts'
import type { TempleSite } from '#contract/site/admin.ts'
import { asReference } from '#contract/reference.ts'
import { asInstants, daysText } from '#server/admin/list.ts'
import type { ListQuery } from '#server/db/paging.ts'
import { AppError } from '#server/errors.ts'
import type { Download } from '#server/http/implement.ts'
import { donationColumns } from './csv.ts'
import {
  countClaimed,
  countDisputed,
  hasTests,
  donationList,
  findForAdmin,
  findStaff,
  listStaffSteps,
  type DonationFilter,
  type AdminRecord,
} from './repository.ts'
import { listPaymentsOf } from './payments.ts'
import { lockDonation, type DonationRecord } from '#server/features/donations/repository.ts'
import type { Donations } from '#server/features/donations/service.ts'
import { whyNotVoid } from '#server/features/donations/counter/rules.ts'
import { mayFollow } from '#server/payments/statuses.ts'

type Deps = {
  readonly findSite: (db: Knex) => Promise<TempleSite>
  readonly donations: Pick<Donations, 'receiptPathOf'>
  readonly now: () => Date
}

const notFound = (): AppError => new AppError('not_found', 'There is no such donation.')

/** The donation with a typed reference, locked until the commit. */
export const lockForAdmin = async (trx: Knex, reference: string): Promise<DonationRecord> => {
  const donation = await lockDonation(trx, { reference: asReference(reference) })
  if (!donation) throw notFound()
  return donation
}

type Actions = StaffDonationDetails['actions']

const actionsOf = (
  donation: AdminRecord & Pick<StaffDonationDetails, 'trail'>,
  { trust, city }: TempleSite,
  now: Date,
): Actions => {
  const { paymentMethod, status, isTest, isPanMissing } = donation
  if (donation.isVoid) return []
  const writtenBy = donation.trail[0]?.by
  const isOpen = mayFollow(status, 'succeeded')
  const isPaid = status === 'succeeded'
  const canTakePan = isPaid && !isTest && isPanMissing && !whyNotDeductible(donation)
  const of = (...[isOn, action]: [boolean, Actions[number]]): Actions => (isOn ? [action] : [])
  return [
    ...of(isOpen && paymentMethod === 'gpay', 'confirm'),
    ...of(isOpen && paymentMethod === 'cheque', 'cheque'),
    ...of(status === 'pending' && paymentMethod === 'gpay', 'cancel'),
    ...of(canTakePan && trust?.eightyG !== undefined, 'pan'),
    ...of(!isOpen && paymentMethod === 'gpay', 'another'),
    ...of(whyNotVoid({ ...donation, writtenBy }, city.timeZone, now) === undefined, 'void'),
    ...of(isPaid, paymentMethod === 'card' ? 'refund' : 'return'),
  ]
}

/** The donations as the temple's administrators see them. */
export const createAdminQueries = ({ findSite, donations, now }: Deps) => {
  const timeZoneOf = async (db: Knex): Promise<string> => (await findSite(db)).city.timeZone

  const get = async (db: Knex, reference: string): Promise<StaffDonationDetails> => {
    const found = await findForAdmin(db, asReference(reference))
    if (!found) throw notFound()
    const { id, refund, anotherOf, isPanMissing: _pan, ...donation } = found
    const payments = await listPaymentsOf(db, anotherOf ?? found.reference)
    const trail = await listStaffSteps(db, id)
    return {
      ...donation,
      others: payments.flatMap(({ reference: other, amount }) =>
        other === found.reference ? [] : [{ reference: other, amount }],
      ),
      receiptPath: found.receiptNumber && donations.receiptPathOf(found.receiptNumber),
      ...(refund && {
        refund: {
          at: refund.at,
          reason: refund.reason,
          actor: await findStaff(db, refund.actorId),
        },
      }),
      actions: actionsOf({ ...found, trail }, await findSite(db), now()),
      trail,
    }
  }

  return {
    get,

    list: async (
      db: Knex,
      input: DonationFilter & ListQuery,
    ): Promise<Out<typeof listDonations>> => ({
      ...(await donationList.page(db, asInstants(input, await timeZoneOf(db)))),
      claimed: await countClaimed(db),
      disputed: await countDisputed(db),
      ...((await hasTests(db)) && { hasTests: true as const }),
    }),

    csv: async (db: Knex, input: DonationFilter): Promise<Download> => {
      const timeZone = await timeZoneOf(db)
      return donationList.csv(db, asInstants(input, timeZone), {
        fileName: `donations-${daysText(input)}`,
        subject: 'donation_list',
        list: 'donations',
        columns: donationColumns(timeZone),
      })
    },
  }
}
