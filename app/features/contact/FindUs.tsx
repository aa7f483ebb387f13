import { useSyncExternalStore } from 'react'
import { contact } from '#app/i18n/en/contact.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import type { Site } from '#contract/site.ts'

/** The list of towns is some 25 KB: loaded only here, and only after the page is shown. */
const SketchMap = lazyComponent(
  async () => (await import('./SketchMap.tsx')).SketchMap,
  () => <Skeleton className="aspect-square w-full" />,
)

/** Android opens its map app for `geo:`; Apple's and all other browsers understand this address. */
function mapAddress({ name, address, city }: Site, userAgent: string): string {
  const place = `${city.latitude},${city.longitude}`
  const words = encodeURIComponent([name, ...address].join(', '))
  if (/Android/i.test(userAgent)) return `geo:${place}?q=${words}`
  if (/iPhone|iPad|Macintosh/i.test(userAgent)) {
    return `https://maps.apple.com/?ll=${place}&q=${words}`
  }
  return `https://www.openstreetmap.org/?mlat=${city.latitude}&mlon=${city.longitude}#map=13/${city.latitude}/${city.longitude}`
}

/** Where the temple is, and a link to the phone's own map app. */
export function FindUs({ site }: { site: Site }) {
  const { map: words } = useWords(contact)
  const userAgent = useSyncExternalStore(
    () => () => undefined,
    () => navigator.userAgent,
    () => '',
  )
  return (
    <Card as="section" className="p-6">
      <h2 className="text-xl">{words.heading}</h2>
      <div data-computed className="mx-auto mt-4 aspect-square max-w-md">
        <SketchMap site={site} />
      </div>
      <p className="mt-2 text-sm text-muted">{words.note}</p>
      <a
        href={mapAddress(site, userAgent)}
        className={`${buttonClass({ variant: 'outline' })} mt-4 w-full`}
      >
        {words.open}
      </a>
    </Card>
  )
}
