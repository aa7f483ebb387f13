import type { Sitting } from './sittings.ts'

/** A guest's sitting on this phone that this account has not declined. */
export const isOpenTo = (sitting: Sitting, account: string | undefined): boolean =>
  sitting.account === undefined && (account === undefined || !sitting.notOf?.includes(account))

/** What one person sees in the log of this phone. */
export const isOwn = (sitting: Sitting, account: string | undefined): boolean =>
  (account !== undefined && sitting.account === account) || isOpenTo(sitting, account)
