import type { Booking } from '#contract/bookings/public.ts'
import type { Donation } from '#contract/donations/public.ts'
import type { Order } from '#contract/orders/public.ts'

// A link's secret grants write access, and a backup file may get into other hands.

/** An address up to its secret. */
const open = (path: string): string => path.replace(/[?#].*/, '')

export const bookingWithoutSecret = ({ token: _, ...booking }: Booking) => booking

export const donationWithoutSecret = ({ token: _, receiptPath, ...donation }: Donation) => ({
  ...donation,
  ...(receiptPath !== undefined && { receiptPath: open(receiptPath) }),
})

export const orderWithoutSecret = ({ token: _, lines, papers, ...order }: Order) => ({
  ...order,
  lines: lines.map((line) => {
    if (!line.file) return line
    const { path: _path, ...file } = line.file
    return { ...line, file }
  }),
  papers: papers.map((paper) => ({ ...paper, path: open(paper.path) })),
})
