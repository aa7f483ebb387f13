import {
  advanceBooking,
  confirmBookings,
  correctName,
  exportBookings,
  getPriestSheet,
  getStaffBooking,
  listBookings,
  moveBooking,
  renewStaffBookingLink,
  undoBookingStep,
  undoConfirmations,
  updateBookingDetails,
} from '#contract/bookings/admin.ts'
import {
  markBookings,
  messageBookings,
  moveBookings,
  undoBookings,
} from '#contract/bookings/bulkAdmin.ts'
import { getDayParts, setDayParts } from '#contract/bookings/dayPartsAdmin.ts'
import { listPriests, updatePriests } from '#contract/bookings/priestsAdmin.ts'
import { getCounterPlaces, takeBooking } from '#contract/counter/bookingsAdmin.ts'
import { listPujaSettings, updatePujaSettings } from '#contract/bookings/pujaSettings.ts'
import {
  getWholeTemple,
  removeSpecialDay,
  setCeilings,
  setSpecialDay,
} from '#contract/site/specialDaysAdmin.ts'
import type { Shared } from '#server/feature.ts'
import { implement, implementDownload, type Route } from '#server/http/implement.ts'
import { createBookingAdmin } from './admin.ts'
import { createBulkActions } from './bulkActions.ts'
import type { BulkMessages } from './bulkMessages.ts'
import { createBulkMoves } from './bulkMoves.ts'
import { createBulkSteps } from './bulkSteps.ts'
import { createCounterBookings } from './counter.ts'
import { createPriests } from './priests.ts'
import { createPujaAdmin } from './pujaAdmin.ts'
import type { Bookings } from './service.ts'
import { createDayParts } from './dayParts.ts'
import { createStaffEdits } from './staffEdits.ts'
import { createTempleHours, type SpecialDays } from './templeHours.ts'

type Deps = Shared &
  Pick<Parameters<typeof createCounterBookings>[0], 'dakshinaAdmin'> & {
    readonly bookings: Bookings
    readonly specialDays: SpecialDays
    readonly messages: BulkMessages
  }

export const bookingAdminRoutes = (deps: Deps): Route[] => {
  const admin = createBookingAdmin(deps)
  const together = createBulkActions(deps)
  const many = createBulkSteps(deps)
  const moveMany = createBulkMoves(deps)
  const desk = createStaffEdits({ ...deps, show: admin.get })
  const pujas = createPujaAdmin(deps)
  const temple = createTempleHours(deps)
  const parts = createDayParts(deps)
  const priests = createPriests(deps)
  const take = createCounterBookings(deps)
  return [
    implement(listBookings)((input, { db, actor }) => admin.list(db, input, actor)),
    implementDownload(exportBookings)((input, { db }) => admin.csv(db, input)),
    implement(getPriestSheet)(({ date }, { db, actor }) => admin.sheet(db, date, actor)),
    implement(getStaffBooking)(({ reference }, { db }) => admin.get(db, reference)),
    implement(undoBookingStep)((input, { db, actor }) => admin.undo(db, input, actor)),
    implement(correctName)((input, { db, actor }) => admin.correctName(db, input, actor)),
    implement(advanceBooking)((input, { db, actor }) => admin.advance(db, input, actor)),
    implement(moveBooking)((input, { db, actor }) => desk.move(db, input, actor)),
    implement(updateBookingDetails)((input, context) => desk.update(context.db, input, context)),
    implement(confirmBookings)(({ references }, { db, actor }) =>
      together.confirm(db, references, actor),
    ),
    implement(undoConfirmations)(({ confirmed }, { db, actor }) =>
      together.undo(db, confirmed, actor),
    ),
    implement(markBookings)((input, { db, actor }) => many.mark(db, input, actor)),
    implement(moveBookings)((input, { db, actor }) => moveMany(db, input, actor)),
    implement(undoBookings)(({ done }, { db, actor }) => many.undo(db, done, actor)),
    implement(messageBookings)((input, { db, actor }) => deps.messages.send(db, input, actor)),
    implement(renewStaffBookingLink)((input, { db, actor }) => admin.renewLink(db, input, actor)),
    implement(getWholeTemple)((_, { db }) => temple.read(db)),
    implement(setSpecialDay)((input, { db, actor }) => temple.setDay(db, input, actor)),
    implement(removeSpecialDay)(({ date }, { db, actor }) => temple.removeDay(db, date, actor)),
    implement(setCeilings)((input, context) => temple.setCeilings(context.db, input, context)),
    implement(listPriests)((_, { db }) => priests.read(db)),
    implement(updatePriests)(({ items }, context) => priests.update(context.db, items, context)),
    implement(getDayParts)((_, { db }) => parts.read(db)),
    implement(setDayParts)((input, context) => parts.set(context.db, input, context)),
    implement(getCounterPlaces)((input, { db }) => deps.bookings.counterPlaces(db, input)),
    implement(takeBooking)((input, { db, actor }) => take(db, input, actor)),
    implement(listPujaSettings)((_, { db }) => pujas.list(db)),
    implement(updatePujaSettings)((input, context) => pujas.update(context.db, input, context)),
  ]
}
