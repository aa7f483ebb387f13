import type { Failure } from './failure.ts'

/** What is wrong with the password that was asked for again, if that was the reason. */
export const passwordFault = (failure: Failure | undefined): string | undefined =>
  failure?.fields.find(({ pointer }) => pointer === '#/currentPassword')?.detail
