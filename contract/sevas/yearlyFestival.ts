/**
 * What names a festival in every year, from its key in one: `ganesh_chaturthi-bhadrapada` of
 * `ganesh_chaturthi-bhadrapada-2026`. Undefined for one of an added month, which is not every year.
 */
export const yearlyFestival = (key: string): string | undefined =>
  /-adhika-/.test(key) ? undefined : key.replace(/-\d{4}$/, '')
