import type { StaffPerson } from '#contract/accounts/admin.ts'

/** A devotee with two-step login, as administrators see the account. */
export const aStaffPerson = (change: Partial<StaffPerson> = {}): StaffPerson => ({
  id: 'user-2',
  username: 'sunil',
  email: 'sunil@example.org',
  isEmailConfirmed: true,
  fullName: 'Sunil Joshi',
  role: 'user',
  isPremium: false,
  isDisabled: false,
  hasTotp: true,
  createdAt: '2026-11-01T05:00:00Z',
  ...change,
})
