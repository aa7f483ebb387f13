/** Data for the home page's inline script, before hydration; read only on the server. */
export type FirstHours = {
  /** See `hoursOfTemple`. */
  scene: string
  /** A letter for every ten minutes: see `hoursOfDay`. */
  sky: string
}

export const firstHoursKey = ['firstHours'] as const
