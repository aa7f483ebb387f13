/** What a rendered page knows of its day before the app has loaded: read on the server alone. */
export type FirstHours = {
  /** See `hoursOfTemple`. */
  scene: string
  /** A letter for every ten minutes: see `hoursOfDay`. */
  sky: string
}

export const firstHoursKey = ['firstHours'] as const
