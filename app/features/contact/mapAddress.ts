import { addressText } from '#contract/site/addressText.ts'
import type { Site } from '#contract/site/public.ts'

/** Android opens its map app for `geo:`; Apple's and all other browsers understand this address. */
export function mapAddress({ name, address, city }: Site, userAgent: string): string {
  const place = `${city.latitude},${city.longitude}`
  const words = encodeURIComponent(addressText([name, ...address]))
  if (/Android/i.test(userAgent)) return `geo:${place}?q=${words}`
  if (/iPhone|iPad|Macintosh/i.test(userAgent)) {
    return `https://maps.apple.com/?ll=${place}&q=${words}`
  }
  return `https://www.openstreetmap.org/?mlat=${city.latitude}&mlon=${city.longitude}#map=13/${city.latitude}/${city.longitude}`
}
