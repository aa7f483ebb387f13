import { useSyncExternalStore } from 'react'
import { contact } from '#app/i18n/en/contact/contact.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import type { Site } from '#contract/site/public.ts'
import type { Way } from '#contract/site/visit.ts'
import { LaneSketch } from './LaneSketch.tsx'
import { mapAddress } from './mapAddress.ts'

/** The list of towns is some 25 KB: loaded only here, and only after the page is shown. */
const SketchMap = lazyComponent(
  async () => (await import('./SketchMap.tsx')).SketchMap,
  () => <Skeleton className="aspect-square w-full" />,
)

type Props = {
  site: Site
  /** Absent if staff have not described it: the towns around are drawn instead. */
  way: Way | undefined
}

/** The way to the temple: in words, as a sketch, and in the phone's own map app. */
export function FindUs({ site, way }: Props) {
  const { map: words } = useWords(contact)
  const userAgent = useSyncExternalStore(
    () => () => undefined,
    () => navigator.userAgent,
    () => '',
  )
  return (
    <section aria-labelledby="way">
      <h2 id="way" className="text-2xl">
        {words.heading}
      </h2>
      {way ? (
        <>
          <p className="mt-1">{way.directions}</p>
          <LaneSketch way={way} temple={site.name} />
        </>
      ) : (
        <>
          <div data-computed className="mt-4 aspect-square max-w-md">
            <SketchMap site={site} />
          </div>
          <p className="mt-2 text-sm text-muted">{words.note}</p>
        </>
      )}
      <a
        href={mapAddress(site, userAgent)}
        className={`${buttonClass({ variant: 'outline' })} mt-4 w-full sm:w-auto`}
      >
        {words.open}
      </a>
    </section>
  )
}
