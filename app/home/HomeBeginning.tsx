import { useQuery } from '@tanstack/react-query'
import { TodaysMantra } from '#app/features/mantras/TodaysMantra.tsx'
import { siteQuery } from '#app/features/shell/queries.ts'
import { marked } from '#app/ui/marked.tsx'
import { NextFast } from './NextFast.tsx'
import { OpenToday } from './OpenToday.tsx'
import { Tagline } from './Tagline.tsx'
import { useTempleDay } from './useTempleDay.ts'

/**
 * The rest of the first screen: the next fast, the mantra of the day, on wide screens the temple's
 * hours, and the tagline.
 */
export function HomeBeginning() {
  const today = useTempleDay()
  const { data: site } = useQuery(siteQuery)
  return (
    <>
      <section className="home-section day-columns">
        <TodaysMantra today={today} />
        {site && <NextFast site={site} rendered={today} />}
        {site && <OpenToday site={site} />}
      </section>
      {site && <Tagline text={__IS_TRANSLATED__ ? marked(site, 'tagline') : site.tagline} />}
    </>
  )
}
