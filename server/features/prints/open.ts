import { printPaper } from '#contract/prints/admin.ts'
import type { Feature } from '#server/feature.ts'
import { implement } from '#server/http/implement.ts'
import { createPrints } from './service.ts'

export const openPrints = (deps: Parameters<typeof createPrints>[0]) => {
  const print = createPrints(deps)
  return {
    routes: [implement(printPaper)((input, { db, actor }) => print(db, input, actor))],
  } satisfies Feature
}
