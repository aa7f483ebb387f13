import { exportDakshina } from '#contract/bookings/dakshinaAdmin.ts'
import { exportDonations } from '#contract/donations/admin.ts'
import { exportForm10bd, exportIncomplete10bd } from '#contract/donations/totalsAdmin.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { exportDayBook, exportOrders } from '#contract/orders/admin.ts'
import type { AuditedYear, AuditorPart } from '#server/features/takings/auditor/file.ts'
import type { Download, Route } from '#server/http/implement.ts'

/** The other features' lists of a year, read as their own addresses read them: with the same rights. */
export const createAuditorParts = (routes: () => readonly Route[]): AuditorPart[] => {
  const partOf = <Sent, Parsed>(
    name: string,
    about: string,
    endpoint: Endpoint<Sent, Parsed, unknown>,
    toInput: (year: AuditedYear) => Sent,
  ): AuditorPart => ({
    name,
    about,
    read: async (context, year) => {
      const route = routes().find((one) => one.endpoint === endpoint)
      if (!route) throw new Error(`${endpoint.path} is not there`)
      const file = (await route.call(toInput(year), context.actor).run(context)) as Download
      return { ...file, asWorkbook: () => ({ ...asWorkbook(file), fileName: `${name}.xlsx` }) }
    },
  })

  const ofYear = ({ financialYear }: AuditedYear) => ({ financialYear })
  const ofDays = ({ from, to }: AuditedYear) => ({ from, to })
  return [
    partOf(
      'donations',
      'Donations received in the year, with how they were paid and what became of them',
      exportDonations,
      ({ from, to }) => ({ receivedFrom: from, receivedTo: to }),
    ),
    partOf('dakshina', 'Dakshina received in the year, by puja', exportDakshina, ofDays),
    partOf('orders', 'Orders placed in the year', exportOrders, ofDays),
    partOf('invoices', 'Every line of every invoice and credit note', exportDayBook, ofYear),
    partOf('form-10bd', 'Donors and sums for Form 10BD', exportForm10bd, ofYear),
    partOf(
      'form-10bd-incomplete',
      'Donations that Form 10BD cannot include, and what they lack',
      exportIncomplete10bd,
      ofYear,
    ),
  ]
}

const asWorkbook = (file: Download): Download => {
  const workbook = file.asWorkbook?.()
  if (!workbook) throw new Error(`${file.fileName} is not a table`)
  return workbook
}
