import {
  advanceBooking,
  exportBookings,
  getPriestSheet,
  getStaffBooking,
  listBookings,
} from '#contract/bookingsAdmin.ts'
import { listPujaSettings, updatePujaSettings } from '#contract/pujaSettings.ts'
import { implement, implementDownload, type Route } from '#server/http/implement.ts'
import type { Board } from './admin.ts'
import type { PujaDesk } from './pujaAdmin.ts'

export const bookingAdminRoutes = (board: Board, pujas: PujaDesk): Route[] => [
  implement(listBookings)((input, { db }) => board.list(db, input)),
  implementDownload(exportBookings)((input, { db }) => board.csv(db, input)),
  implement(getPriestSheet)(({ date }, { db }) => board.sheet(db, date)),
  implement(getStaffBooking)(({ reference }, { db }) => board.get(db, reference)),
  implement(advanceBooking)((input, { db, actor }) => board.advance(db, input, actor)),
  implement(listPujaSettings)((_, { db }) => pujas.list(db)),
  implement(updatePujaSettings)((input, context) => pujas.update(context.db, input, context)),
]
