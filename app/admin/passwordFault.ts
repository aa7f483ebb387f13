import type { Failure } from './failure.ts'

/** The error of the repeated password, if that was the reason. */
export const passwordFault = (failure: Failure | undefined): string | undefined =>
  failure?.fields.find(({ pointer }) => pointer === '#/currentPassword')?.detail
