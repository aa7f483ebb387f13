const longDate = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' })

/** `2026-11-21` as `21 November 2026`. */
export const dateText = (date: string): string => longDate.format(new Date(`${date}T00:00:00Z`))

const currency = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })

/** Part of the money may be refunded, to the paisa. */
export const exactRupees = (amount: number): string => currency.format(amount)
