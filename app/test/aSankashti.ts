import type { Festival } from '#contract/festivals/public.ts'

/** In Pune, where the moon rises at `moonriseTime`. */
export const aSankashti: Festival = {
  id: 'x',
  tithi: 19,
  slug: 'ganadhipa-sankashti-2026',
  name: 'Ganadhipa Sankashti',
  date: '2026-11-27',
  description: '',
  moonriseTime: '20:51',
  category: 'sankashti',
  sequence: 0,
}
