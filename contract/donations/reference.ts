import { isReference, newReference } from '#contract/reference.ts'

export const newDonationReference = (): string => newReference('D')

export const isDonationReference = (text: string): boolean => isReference('D', text)
