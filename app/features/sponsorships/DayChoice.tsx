import { useQuery } from '@tanstack/react-query'
import { Failed } from '#app/Failed.tsx'
import { sponsor } from '#app/i18n/en/sponsorships/sponsor.ts'
import { useWords } from '#app/i18n/words.ts'
import { call } from '#app/offline/call.ts'
import { momentary } from '#app/queries.ts'
import { getSponsorCalendar, type HeldDay } from '#contract/sponsorships/public.ts'
import { ChooseDay } from './ChooseDay.tsx'

type Props = { instead: string | undefined; onHeld: (day: HeldDay) => void }

/** The days as they are now, to choose one. */
export function DayChoice(props: Props) {
  const words = useWords(sponsor)
  const { data, isError, isFetching, refetch } = useQuery({
    ...momentary,
    queryKey: ['sponsorships'],
    queryFn: () => call(getSponsorCalendar, {}),
  })
  if (data) {
    if (data.offerings.length > 0) return <ChooseDay calendar={data} {...props} />
    return <p className="mt-3">{words.none}</p>
  }
  if (!isError) return null
  return (
    <Failed
      title={words.failed}
      headingLevel={3}
      onRetry={() => void refetch()}
      isBusy={isFetching}
    />
  )
}
