import {
  getExamples,
  getSetUp,
  getShopState,
  putSetUpAway,
  removeExamples,
  settleStep,
  switchShop,
} from '#contract/site/setUpAdmin.ts'
import { implement, type Route } from '#server/http/implement.ts'
import type { ExamplesService } from './examples.ts'
import type { SetUpService } from './setUp.ts'

export const setUpRoutes = (setUp: SetUpService, examples: ExamplesService): Route[] => [
  implement(getSetUp)((_, { db }) => setUp.get(db)),
  implement(settleStep)((input, { db, actor }) => setUp.settle(db, input, actor)),
  implement(putSetUpAway)((input, { db, actor }) => setUp.putAway(db, input, actor)),
  implement(getShopState)((_, { db }) => setUp.shopState(db)),
  implement(switchShop)((input, { db, actor }) => setUp.switchShop(db, input, actor)),
  implement(getExamples)((_, { db }) => examples.count(db)),
  implement(removeExamples)((input, context) => examples.remove(context, input)),
]
