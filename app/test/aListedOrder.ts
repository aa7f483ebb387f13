import { type OrderStage, orderStages, type StaffOrder } from '#contract/orders/admin.ts'

/** A paid order, as the list of orders shows it. */
export const aListedOrder = (change: Partial<StaffOrder> = {}): StaffOrder => ({
  reference: 'S7K3M9WACE',
  status: 'paid',
  payment: 'card',
  isPaid: true,
  amount: 579,
  delivery: 'standard',
  fullName: 'Meera Kulkarni',
  place: 'Pune, Maharashtra',
  items: '1 × Daily Puja Kit',
  hasOpenReturn: false,
  isTest: false,
  createdAt: '2026-11-24T05:00:00Z',
  ...change,
})

type Counts = Record<OrderStage, number>

/** The list itself, with how many orders wait at each stage. */
export const listedOrders = (items: StaffOrder[], waiting: Partial<Counts> = {}) => ({
  items,
  counts: Object.fromEntries(orderStages.map((stage) => [stage, waiting[stage] ?? 0])) as Counts,
})
