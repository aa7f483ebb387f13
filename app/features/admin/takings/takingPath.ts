import type { TakingKind } from '#contract/takings/admin.ts'

const sections: Readonly<Record<TakingKind, string>> = {
  donation: 'donations',
  dakshina: 'dakshina',
  order: 'orders',
}

/** Where the record of a payment is in the office. */
export const takingPath = (kind: TakingKind, reference: string): string =>
  `${sections[kind]}/${reference.toLowerCase()}`
