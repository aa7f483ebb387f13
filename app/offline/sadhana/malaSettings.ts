import type { OfflineDb } from '#app/offline/db.ts'

/** How the mala behaves on this phone. */
export type MalaSettings = {
  /** Rounds a day; 0 for no target. */
  readonly target: number
  readonly vibrates: boolean
  readonly rings: boolean
}

export const usualSettings: MalaSettings = { target: 1, vibrates: true, rings: true }

/** The most rounds that can be a target. */
export const mostRounds = 1008

const key = 'mala'

/** Settings of another version that are not understood are left at the usual. */
function settingsOf(value: unknown): MalaSettings {
  if (typeof value !== 'object' || value === null) return usualSettings
  const { target, vibrates, rings } = value as Partial<MalaSettings>
  const isRounds = Number.isInteger(target) && Number(target) >= 0 && Number(target) <= mostRounds
  return {
    target: isRounds ? Number(target) : usualSettings.target,
    vibrates: typeof vibrates === 'boolean' ? vibrates : usualSettings.vibrates,
    rings: typeof rings === 'boolean' ? rings : usualSettings.rings,
  }
}

export const readMalaSettings = async (db: OfflineDb): Promise<MalaSettings> =>
  settingsOf((await db.preferences.get(key))?.value)

export const saveMalaSettings = (db: OfflineDb, value: MalaSettings): Promise<unknown> =>
  db.preferences.put({ key, value })
