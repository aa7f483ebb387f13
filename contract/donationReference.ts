import { isReference, newReference } from './reference.ts'

export const newDonationReference = (): string => newReference('D')

export const isDonationReference = (text: string): boolean => isReference('D', text)
