import type { StaffProduct } from '#contract/shop/admin.ts'
import { aProduct } from './builders.ts'

/** A published product of which there are seven, two of them promised, as staff see it. */
export const aStaffProduct = (change: Partial<StaffProduct> = {}): StaffProduct => ({
  ...aProduct(),
  stockOnHand: 7,
  stockReserved: 2,
  status: 'published',
  version: 1,
  updatedAt: '2026-11-23T05:00:00Z',
  ...change,
})
