import { settingNames } from '#server/config.ts'

/** Nothing else on a machine is likely to begin with these. */
const ourPrefixes = [
  'SMTP_',
  'MAIL_',
  'DKIM_',
  'S3_',
  'STRIPE_',
  'WHATSAPP_',
  'ADMIN_',
  'HSTS_',
  'METRICS_',
  'BACKUP_',
  'MODAK_',
]

/** Used by our own tests and tools. */
const elsewhere = ['STRIPE_TEST_SECRET_KEY', 'MODAK_API']

/** PORT and HOST are within two letters of too many names that are not ours. */
const shortest = 7

/** How many letters have to be inserted, removed, replaced or swapped with the next. */
const slipsBetween = (one: string, other: string): number => {
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1
      const at = (up: number, left: number) => rows[i - up]?.[j - left] ?? Infinity
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      row[j] = Math.min(
        at(1, 0) + 1,
        (row[j - 1] ?? 0) + 1,
        at(1, 1) + same,
        isSwapped ? at(2, 2) + 1 : Infinity,
      )
    }
    rows.push(row)
  }
  return rows.at(-1)?.at(-1) ?? 0
}

const nearest = (name: string): string | undefined =>
  settingNames
    .filter((known) => known.length >= shortest)
    .map((known) => ({ known, slips: slipsBetween(name, known) }))
    .filter(({ slips }) => slips <= 2)
    .toSorted((one, other) => one.slips - other.slips)[0]?.known

/**
 * A line for each variable that looks like a setting but is not one, because a misspelt one is not
 * read. Only a warning: the environment has other programs' variables too. Values are never
 * repeated.
 */
export const unknownSettings = (env: Readonly<Record<string, string | undefined>>): string[] =>
  Object.keys(env)
    .filter(
      (name) => env[name]?.trim() && !settingNames.includes(name) && !elsewhere.includes(name),
    )
    .toSorted()
    .flatMap((name) => {
      const upper = name.toUpperCase()
      const meant = settingNames.includes(upper) ? upper : nearest(upper)
      if (meant) return [`${name} is not a setting and is ignored. Did you mean ${meant}?`]
      const isOurs = ourPrefixes.some((prefix) => upper.startsWith(prefix))
      return isOurs ? [`${name} is not a setting and is ignored. See docs/operations.md`] : []
    })
