import { expect } from 'vitest'
import { aStaffOrder } from '#app/test/aStaffOrder.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import { getStaffOrder, type StaffOrderDetails } from '#contract/orders/admin.ts'
import { OrderDetails } from './OrderDetails.tsx'

export const { reference, lines } = aStaffOrder()
export const [kit] = lines

/** For tests: the page of an order in the back office. */
export async function showDetails(change: Partial<StaffOrderDetails> = {}) {
  const server = templeServer()
  server.answers(getStaffOrder, aStaffOrder(change))
  const page = await renderOffice(<OrderDetails reference={reference} />, { server })
  await screen.findByRole('heading', { name: 'Buyer' })
  return {
    ...page,
    type: (label: string, text: string) => write(page.user, label, text),
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
    dialog: async (name: string) => {
      const dialog = await screen.findByRole('alertdialog', { name })
      return {
        text: dialog.textContent,
        press: (button: string) =>
          page.user.click(within(dialog).getByRole('button', { name: button })),
        choose: (label: RegExp) => page.user.click(within(dialog).getByLabelText(label)),
      }
    },
    closed: () => expect.poll(() => screen.queryByRole('alertdialog')).toBeNull(),
  }
}
