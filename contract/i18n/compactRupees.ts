import { numberText } from './numbers.ts'

const sizes = [
  [10_000_000, 'Cr'],
  [100_000, 'L'],
  [1000, 'K'],
] as const

/** `₹1.5L`: a lakh and a half, beside a chart; apart from what every page loads. */
export const compactRupees = (amount: number): string => {
  const [size, sign] = sizes.find(([each]) => Math.abs(amount) >= each) ?? [1, '']
  return `${numberText(amount / size, 1).replace(/^-?/, '$&₹')}${sign}`
}
