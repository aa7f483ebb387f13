import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import type { Festival } from '#contract/festivals/public.ts'

/** Few festivals have a celebration, so its code loads only for those. */
const Celebration = lazyComponent(
  async () => (await import('./Celebration.tsx')).Celebration,
  ({ festival }) => (festival.picture ? <div className="mt-4 h-84" /> : null),
)

type Props = { festival: Festival | undefined; isElsewhere: boolean }

/** Hour, place and picture of the temple's celebration, as far as it has them. */
export function LazyCelebration({ festival, isElsewhere }: Props) {
  const { startTime, venue, picture } = festival ?? {}
  return festival && (startTime ?? venue ?? picture) ? (
    <Celebration festival={festival} isElsewhere={isElsewhere} />
  ) : null
}
