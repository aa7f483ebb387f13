import { addDays } from '#almanac/civilDate.ts'
import {
  addSeva,
  decideSeva,
  editSeva,
  exportSevas,
  getSeva,
  listSevaDays,
  listSevas,
  markSevaDay,
  printSevaDays,
  recordSevaGift,
  undoSevaDay,
} from '#contract/sevas/admin.ts'
import { assertShort } from '#server/admin/assertShort.ts'
import type { Shared } from '#server/feature.ts'
import { once } from '#server/features/donations/upi/confirm.ts'
import { implement, implementDownload, type Route } from '#server/http/implement.ts'
import type { SevaAdmin } from './admin.ts'
import { listDaysBetween, sevaList, toFilter } from './adminRepository.ts'
import type { DoneDays } from './doneDays.ts'
import { kindNames, ruleText } from './words.ts'

type Deps = Pick<Shared, 'noteExport' | 'now'> & {
  readonly admin: SevaAdmin
  readonly doing: DoneDays
}

export const sevaAdminRoutes = ({ admin, doing, noteExport, now }: Deps): Route[] => [
  implement(listSevas)((input, { db }) => admin.list(db, input)),
  implementDownload(exportSevas)((filter, { db }) =>
    sevaList.csv(db, toFilter(filter, now()), {
      fileName: 'yearly-sevas',
      subject: 'list',
      list: 'yearly-sevas',
      columns: [
        ['Reference', ({ reference }) => reference],
        ['Status', ({ status }) => status],
        ['Seva', ({ kind }) => kindNames[kind]],
        ['In the name of', ({ inName }) => inName],
        ['Gotra', ({ gotra }) => gotra],
        ['Every year on', ruleText],
        ['First day', ({ since }) => since],
        ['Years', ({ years }) => years],
        ['Devotee', ({ fullName }) => fullName],
        ['Email', ({ email }) => email],
        ['Phone', ({ phone }) => phone],
        ['Amount', ({ amount }) => amount],
      ],
    }),
  ),
  implement(getSeva)(({ id }, { db }) => admin.get(db, id)),
  implement(addSeva)((input, { db, actor }) => admin.add(db, input, actor)),
  implement(editSeva)((input, context) => admin.edit(context, input)),
  implement(decideSeva)((input, context) => admin.decide(context, input)),
  implement(recordSevaGift)((input, { db, actor }) => once(admin.give(db, input, actor))),
  implement(listSevaDays)((range, { db }) => {
    assertShort(range)
    return listDaysBetween(db, range)
  }),
  implement(printSevaDays)(async ({ date: from, to = addDays(from, 30) }, { db, actor }) => {
    const range = { from, to }
    assertShort(range)
    const days = await listDaysBetween(db, range)
    const list = { subject: 'list', list: 'seva-days', rows: days.length } as const
    await noteExport(db, actor, list, range)
    return days
  }),
  implement(markSevaDay)((input, { db, actor }) => doing.done(db, input, actor)),
  implement(undoSevaDay)(({ id }, { db, actor }) => doing.undo(db, id, actor)),
]
