import type { Stripe } from 'stripe'
import { invalid } from './failure.ts'
import { readText, type Form } from './form.ts'
import { findRecord, saveRecord, type Emit, type PaymentRecord } from './records.ts'
import { newDispute, newRefund } from './objects.ts'
import type { Store } from './store.ts'

type Deps = { readonly store: Store; readonly now: () => Date; readonly emit: Emit }

type ChargedRecord = PaymentRecord & { readonly charge: Stripe.Charge }

/** Refunds, which a bank may reject, and disputes. */
export const createGoingBack = ({ store, now, emit }: Deps) => {
  const seconds = () => Math.floor(now().getTime() / 1000)

  const charged = (id: string): ChargedRecord => {
    const { charge, ...record } = findRecord(store, id)
    if (charge) return { ...record, charge }
    throw invalid('This PaymentIntent does not have a successful charge to refund.')
  }

  const withRefunded = (charge: Stripe.Charge, amount_refunded: number): Stripe.Charge => ({
    ...charge,
    amount_refunded,
    refunded: amount_refunded === charge.amount,
  })

  return {
    refund: (form: Form): Stripe.Refund => {
      const { charge, refunds = [], ...record } = charged(readText(form, 'payment_intent') ?? '')
      if (charge.refunded) {
        const message = `Charge ${charge.id} has already been refunded.`
        throw invalid(message, { code: 'charge_already_refunded' })
      }
      if (record.disputes?.some(({ status }) => status !== 'won')) {
        const message = `Charge ${charge.id} has been charged back; cannot issue a refund.`
        throw invalid(message, { code: 'charge_disputed' })
      }
      const left = charge.amount - charge.amount_refunded
      const amount = Number(readText(form, 'amount') ?? left)
      if (!(Number.isInteger(amount) && amount > 0 && amount <= left)) {
        throw invalid('Refund amount is not what is left', { param: 'amount' })
      }
      const refund = newRefund(charge, { amount, created: seconds() })
      const changed = withRefunded(charge, charge.amount_refunded + amount)
      saveRecord(store, { ...record, charge: changed, refunds: [...refunds, refund] })
      emit('refund.created', refund)
      emit('charge.refunded', changed)
      return refund
    },

    /** The bank could not pay out the latest refund: the money is the temple's again. */
    failRefund: (id: string): Stripe.Refund => {
      const { charge, refunds = [], ...record } = charged(id)
      const latest = refunds.at(-1)
      if (latest?.status !== 'succeeded') throw invalid('There is no refund that could fail.')
      const failed: Stripe.Refund = {
        ...latest,
        status: 'failed',
        failure_reason: 'lost_or_stolen_card',
      }
      const changed = withRefunded(charge, charge.amount_refunded - latest.amount)
      saveRecord(store, { ...record, charge: changed, refunds: [...refunds.slice(0, -1), failed] })
      emit('refund.updated', failed)
      emit('refund.failed', failed)
      return failed
    },

    /** Opens a dispute. */
    dispute: (id: string, amount?: number): Stripe.Dispute => {
      const { charge, disputes = [], ...record } = charged(id)
      const dispute = newDispute(charge, { amount: amount ?? charge.amount, created: seconds() })
      const changed = { ...charge, disputed: true }
      saveRecord(store, { ...record, charge: changed, disputes: [...disputes, dispute] })
      emit('charge.dispute.created', dispute)
      return dispute
    },

    closeDispute: (id: string, status: 'won' | 'lost'): Stripe.Dispute => {
      const { disputes = [], ...record } = charged(id)
      const latest = disputes.at(-1)
      if (!latest) throw invalid('There is no dispute.')
      const closed: Stripe.Dispute = { ...latest, status }
      saveRecord(store, { ...record, disputes: [...disputes.slice(0, -1), closed] })
      emit('charge.dispute.closed', closed)
      return closed
    },

    disputes: (form: Form): Stripe.ApiList<Stripe.Dispute> => {
      const { disputes = [] } = findRecord(store, readText(form, 'payment_intent') ?? '')
      const data = disputes.toReversed()
      return { object: 'list', data, has_more: false, url: '/v1/disputes' }
    },
  }
}

export type GoingBack = ReturnType<typeof createGoingBack>
